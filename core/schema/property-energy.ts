/** The certificates of a home. */
import { z } from 'zod'
import { date, extra, text } from './common.ts'

const epcLabel = z
  .string()
  .regex(/^[A-I](\+{0,2}|-|_?(plus|plusplus|sub))$/i, 'an energy label such as A+, B or C-')

/** Luxembourg shows the classes of the certificate; they are never computed (docs/domain.md#energy-labels). */
const cpeClass = z.string().regex(/^(A\+|[A-I])$/, 'a class from A+ to I')

const certificate = {
  EnergyPerformance: z
    .number()
    .min(-500)
    .max(5000)
    .optional()
    .describe('kWh per square metre and year; a total for the whole home is "TotalEnergy"'),
  EPCLabelText: epcLabel
    .optional()
    .describe('label on the certificate; it takes precedence over the computed one'),
  EPCCertificateNumber: z.string().optional().describe('number of the energy certificate'),
  UniqueCode: z
    .union([z.string(), z.int()])
    .transform(String)
    .optional()
    .describe('EPC unique code, shown as UC: 245'),
}

/** A home in a building of several. Each has a certificate of its own (docs/domain.md#buildings-of-several-homes). */
const dwelling = z.strictObject({
  Name: text.describe('name of the home, such as "second floor"'),
  ...certificate,
  extra,
})

export const energy = {
  ...certificate,
  EPCExpiryDate: date.optional().describe('last day of the energy certificate'),
  ELevel: z.number().min(-200).max(500).optional().describe('E-level of a new building (Flanders)'),
  Dwellings: z
    .array(dwelling)
    .max(50)
    .optional()
    .describe('the homes of a building that is sold as a whole, each with its own certificate'),
  CO2Emission: z.number().nonnegative().optional().describe('kg per square metre and year'),
  TotalEnergy: z.number().optional().describe('kWh per year'),
  EnergyClass: cpeClass.optional().describe('class on the Luxembourg certificate'),
  InsulationClass: cpeClass.optional().describe('class on the Luxembourg certificate'),
  CO2Class: cpeClass.optional().describe('class on the Luxembourg certificate'),
  AsbestosType: text.optional().describe('result of the asbestos certificate (Flanders)'),
  AsbestosDate: date.optional().describe('day of the asbestos certificate (Flanders)'),
}
