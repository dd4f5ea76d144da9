import { testAccessibility } from './accessible.ts'

testAccessibility(1440)
