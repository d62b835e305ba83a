import { describe, expect, it } from 'vitest'
import { isPath } from '@/routes/link-target.ts'

describe('link targets', () => {
  it.each([
    ['/dashboard', true],
    ['/consulta/leitor/7', true],
    ['/consulta/leitor/7/lote/', true],
    ['/dashbord', false],
    ['', false],
  ])('isPath checks a path made at run time: %s', (path, expected) => {
    expect(isPath(path)).toBe(expected)
  })
})
