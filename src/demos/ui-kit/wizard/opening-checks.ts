import { type Check, checkBy } from '@/ui/forms/check.ts'
import { checkedValuesOf } from '../fields/checked-values.ts'
import { type Opening, openingSchema } from './opening-schema.ts'

const { company, address, access } = openingSchema.shape

/** The check of each part, by its part of the schema. */
export const partChecks: { [Part in keyof Opening]: Check<Opening[Part]> } = {
  company: checkBy(company, checkedValuesOf),
  address: checkBy(address, checkedValuesOf),
  access: checkBy(access, checkedValuesOf),
}

/** The summary has no fields to check. */
export const noCheck: Check<undefined> = () => ({ data: undefined })
