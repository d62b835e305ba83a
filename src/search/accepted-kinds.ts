import { type LeadKind, leadKinds } from '@manifest/kinds/index.ts'
import { leads } from '@/generated/leads.ts'

/** Returns the kinds of value that a form of the product accepts. */
export const listAcceptedKinds = (): LeadKind[] => leadKinds.filter((kind) => leads[kind] !== undefined)
