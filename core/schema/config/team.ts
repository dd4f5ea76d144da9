import { z } from 'zod'
import { teamMember } from '../property.ts'
import { schemaHint } from './config-file.ts'

export const team = z.strictObject({
  ...schemaHint,
  members: z.array(teamMember).describe('the people of the agency'),
})
