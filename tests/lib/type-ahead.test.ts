import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTypeAhead, findByStart } from '@/layout/sidebar/menu-list.tsx'

const labels = ['Visão Geral', 'Créditos', 'Configurações', 'Área do cliente', 'E-mail']

describe('findByStart', () => {
  it('finds the next label with the typed start, around the end', () => {
    expect(findByStart(labels, 'c', -1)).toBe(1)
    expect(findByStart(labels, 'c', 1)).toBe(2)
    expect(findByStart(labels, 'c', 2)).toBe(1)
  })

  it('moves to the next label for the same letter again', () => {
    expect(findByStart(labels, 'cc', 1)).toBe(2)
  })

  it('stays on a label that a longer word matches', () => {
    expect(findByStart(labels, 'con', 2)).toBe(2)
    expect(findByStart(labels, 'con', 1)).toBe(2)
  })

  it('ignores accents in labels and in typed letters', () => {
    expect(findByStart(labels, 'a', 0)).toBe(3)
    expect(findByStart(labels, 'Cré', 0)).toBe(1)
    expect(findByStart(labels, 'visao g', 2)).toBe(0)
    expect(findByStart(labels, 'em', 0)).toBe(4)
  })

  it('finds nothing if no label matches or nothing was typed', () => {
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

  it('joins letters into one word until 350 ms have passed', () => {
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
