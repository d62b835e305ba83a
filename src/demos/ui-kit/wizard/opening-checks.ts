import { type Check, createCheck } from '@/ui/forms/check.ts'
import { readValuesAndCheckboxes } from '../fields/checked-values.ts'
import { type Opening, openingSchema } from './opening-schema.ts'

const { company, address, access } = openingSchema.shape

export const sectionChecks: { [Part in keyof Opening]: Check<Opening[Part]> } = {
  company: createCheck(company, readValuesAndCheckboxes),
  address: createCheck(address, readValuesAndCheckboxes),
  access: createCheck(access, readValuesAndCheckboxes),
}

/** The summary has no fields to check. */
export const noCheck: Check<undefined> = () => ({ data: undefined })
