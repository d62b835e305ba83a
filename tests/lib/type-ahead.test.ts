import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTypeAhead, findByStart } from '@/lib/type-ahead.ts'

const labels = ['Visão Geral', 'Créditos', 'Configurações', 'Área do cliente', 'E-mail']

describe('findByStart', () => {
  it('goes on to the next label that starts so, around the end', () => {
    expect(findByStart(labels, 'c', -1)).toBe(1)
    expect(findByStart(labels, 'c', 1)).toBe(2)
    expect(findByStart(labels, 'c', 2)).toBe(1)
  })

  it('takes the same letter again as the next of its labels', () => {
    expect(findByStart(labels, 'cc', 1)).toBe(2)
  })

  it('stays on a label that a longer word still fits', () => {
    expect(findByStart(labels, 'con', 2)).toBe(2)
    expect(findByStart(labels, 'con', 1)).toBe(2)
  })

  it('makes no difference between letters with and without accents, in either', () => {
    expect(findByStart(labels, 'a', 0)).toBe(3)
    expect(findByStart(labels, 'Cré', 0)).toBe(1)
    expect(findByStart(labels, 'visao g', 2)).toBe(0)
    expect(findByStart(labels, 'em', 0)).toBe(4)
  })

  it('finds nothing where no label starts so, or no letter was typed', () => {
    expect(findByStart(labels, 'x', 0)).toBe(-1)
    expect(findByStart(labels, '-', 0)).toBe(-1)
    expect(findByStart([], 'c', -1)).toBe(-1)
  })
})

describe('createTypeAhead', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('takes letters as one word until 350 ms have passed since the last', () => {
    const typeAhead = createTypeAhead()
    expect(typeAhead.type('c', labels, -1)).toBe(1)
    vi.advanceTimersByTime(349)
    expect(typeAhead.type('o', labels, 1)).toBe(2)
    vi.advanceTimersByTime(349)
    expect(typeAhead.isTyping()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(typeAhead.isTyping()).toBe(false)
    expect(typeAhead.type('v', labels, 2)).toBe(0)
  })
})
