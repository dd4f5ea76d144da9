import { testAccessibility } from './accessible.ts'

testAccessibility(360)
