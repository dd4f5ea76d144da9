/** The documents of a home that the office and the owners exchange in the portal. */
import { z } from 'zod'
import { moment } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

const paper = z.object({
  id: z.string(),
  name: z.string(),
  /** Media type. */
  type: z.string(),
  bytes: z.int(),
  addedAt: moment,
  /** The owner who added it, and who alone sees it in the portal; null for one of the office, which all owners of the home see. */
  owner: z.string().nullable(),
})
/** The newest first. */
const papers = z.object({
  papers: z.array(paper),
  /** Whether owners of the home may add documents. */
  mayUpload: z.boolean(),
})

export const PAPER_ENDPOINTS = {
  papers: {
    method: 'GET',
    path: '/homes/{home}/papers',
    purpose: 'lists the documents of a home that the office and its owners added',
    access: 'owners',
    answer: papers,
    refusals: ['not-found'],
  },
  paper: {
    method: 'GET',
    path: '/homes/{home}/papers/{paper}',
    purpose: 'returns a document of a home',
    access: 'owners',
    file: 'application/octet-stream',
    audit: 'paper-read',
    refusals: ['not-found'],
  },
  addPaper: {
    method: 'POST',
    path: '/homes/{home}/papers',
    purpose: 'adds a document, which the owners of the home see in the portal and are told of by mail',
    access: 'owners',
    takesFile: true,
    answer: papers,
    audit: 'paper-added',
    refusals: ['not-found', 'type', 'too-large', 'retry'],
  },
  changePapers: {
    method: 'PATCH',
    path: '/homes/{home}/papers',
    purpose: 'allows or forbids the owners of a home to add documents',
    access: 'owners',
    body: papers.pick({ mayUpload: true }),
    answer: papers,
    audit: 'papers-changed',
    refusals: ['not-found'],
  },
  removePaper: {
    method: 'DELETE',
    path: '/homes/{home}/papers/{paper}',
    purpose: 'removes a document of a home',
    access: 'owners',
    answer: papers,
    audit: 'paper-removed',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskPaper = z.output<typeof paper>
export type DeskPapers = z.output<typeof papers>
