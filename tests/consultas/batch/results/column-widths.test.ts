import { expect, it } from 'vitest'
import { shareRoom } from '../../../../src/consultas/batch/results/table-layout.ts'

it('leaves columns that fit as they are', () => {
  expect(shareRoom([5, 8, 9], 22)).toEqual([5, 8, 9])
})

it('takes the room from the widest columns only', () => {
  expect(shareRoom([5, 17, 5, 12], 24)).toEqual([5, 7, 5, 7])
  expect(shareRoom([17, 5], 20)).toEqual([15, 5])
})

it('leaves each column some room, however many there are', () => {
  expect(shareRoom(Array(10).fill(17), 22)).toEqual(Array(10).fill(5.6))
})
