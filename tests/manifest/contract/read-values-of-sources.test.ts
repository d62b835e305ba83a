import { expect, it } from 'vitest'
import { readDate, readMonth } from '../../../manifest/contract/read-date.ts'
import { readItem } from '../../../manifest/contract/read-item.ts'
import { readDecimal } from '../../../manifest/contract/read-number.ts'

it.each<[value: unknown, date: string | undefined]>([
  ['2024-01-31', '2024-01-31'],
  ['2024-01-31T15:04:05Z', '2024-01-31T15:04:05Z'],
  ['31/01/2024', '2024-01-31'],
  ['31/01/2024 15:04:05', '2024-01-31T15:04:05'],
  ['31-01-2024', '2024-01-31'],
  ['12/08/19', '2019-08-12'],
  ['12/08/58', '1958-08-12'],
  ['32/08/19', undefined],
  ['2024/01/31', '2024-01-31'],
  ['31012024', '2024-01-31'],
  ['20240131', '2024-01-31'],
  ['20240131150405', '2024-01-31T15:04:05'],
  [20240131, '2024-01-31'],
  [1022024, '2024-02-01'],
  [1706713445000, '2024-01-31T15:04:05.000Z'],
  [1706713445, '2024-01-31T15:04:05.000Z'],
  [1706659200000, '2024-01-31'],
  ['1706713445000', '2024-01-31T15:04:05.000Z'],
  ['/Date(1706713445000)/', '2024-01-31T15:04:05.000Z'],
  [{ Year: 1984, Month: 1, Day: 7 }, '1984-01-07'],
  [{ dia: '07', mes: '01', ano: '1984' }, '1984-01-07'],
  [{ Year: 1984 }, undefined],
  ['0001-01-01T00:00:00', undefined],
  ['9999-12-31T23:59:59.9999999', undefined],
  ['00000000', undefined],
  ['00/00/0000', undefined],
  ['32/01/2024', undefined],
  ['20241331', undefined],
  [2024, undefined],
  ['NI', undefined],
  [null, undefined],
])('reads the date %j as %j', (value, date) => {
  expect(readDate(value)).toBe(date)
})

it.each<[value: unknown, month: string | undefined]>([
  ['2024-03', '2024-03'],
  ['202403', '2024-03'],
  [202403, '2024-03'],
  ['03/2024', '2024-03'],
  ['032024', '2024-03'],
  ['2024-03-31', '2024-03'],
  ['202413', undefined],
])('reads the month %j as %j', (value, month) => {
  expect(readMonth(value)).toBe(month)
})

it.each<[text: string, digits: string | undefined]>([
  ['1234.5', '1234.5'],
  ['1.234,50', '1234.50'],
  ['R$ 1.234,50', '1234.50'],
  ['-R$ 12,00', '-12.00'],
  ['12,5', '12.5'],
  ['1.23,4', undefined],
  ['isento', undefined],
])('reads the number %j as %j', (text, digits) => {
  expect(readDecimal(text)).toBe(digits)
})

it.each<[answer: object, phone: unknown]>([
  [{ ddd: 11, numero: '912345678' }, '11912345678'],
  [{ ddd: '011', numero: '3333-4444' }, '1133334444'],
  [{ ddd: '11', numero: '11912345678' }, '11912345678'],
  [{ ddd: '11', numero: '' }, ''],
  [{ numero: 33334444 }, 33334444],
])('joins the area code of %j', (answer, phone) => {
  expect(readItem(answer, { value: 'numero', areaCode: 'ddd' })).toBe(phone)
})
