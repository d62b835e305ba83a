import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatCount,
  formatCounted,
  formatDuration,
  formatShare,
} from '@/lib/format/quantity.ts'

describe('numbers in Portuguese', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_250_000, '1.250.000'],
    [12.6, '13'],
    [-5, '-5'],
  ])('writes %d as the count %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })

  it.each([
    [0.35, '0,35'],
    [250, '250'],
    [1234.5, '1.234,5'],
  ])('writes %d as the amount %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text)
  })

  it.each([
    [0, '0%'],
    [0.856, '86%'],
    [1, '100%'],
    [12.5, '1.250%'],
  ])('writes %d as the share %s', (share, text) => {
    expect(formatShare(share)).toBe(text)
  })

  it.each([
    [320.4, '320 ms'],
    [999.4, '999 ms'],
    [1234, '1,2 s'],
    [60_000, '60 s'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text)
  })

  it('has the singular for one only', () => {
    expect(formatCounted(1, 'consulta', 'consultas')).toBe('1 consulta')
    expect(formatCounted(1250, 'consulta', 'consultas')).toBe('1.250 consultas')
  })
})
