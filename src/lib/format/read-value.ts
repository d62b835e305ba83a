import * as dates from '@manifest/contract/read-date.ts'
import * as items from '@manifest/contract/read-item.ts'
import * as numbers from '@manifest/contract/read-number.ts'
import { dateOrder, decimalSign } from './intl.ts'

/** Readers of numbers and dates in answers, whose sources write them as the locale does. */
export const readDecimal = (text: string) => numbers.readDecimal(text, decimalSign())

export const readNumber = (value: unknown) => numbers.readNumber(value, decimalSign())

export const readItem = (source: unknown, item: Parameters<typeof items.readItem>[1]) =>
  items.readItem(source, item, decimalSign())

export const scaleDown = (value: unknown, scale: number | undefined) =>
  items.scaleDown(value, scale, decimalSign())

export const readDate = (value: unknown) => dates.readDate(value, dateOrder())

export const readMonth = (value: unknown) => dates.readMonth(value, dateOrder())
