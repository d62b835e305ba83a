import { describe, expect, it } from 'vitest'
import { brand } from '@/generated/brand.ts'
import {
  choosePrinted,
  describeValues,
  markHidden,
} from '../../../src/consultas/document/print/hidden-values.ts'
import {
  countHidden,
  omittedPartsText,
  type PrintPart,
  sumSensitive,
} from '../../../src/consultas/document/print/print-offer.ts'
import { joinHead, runningHeadCss } from '../../../src/consultas/document/print/running-head.ts'
import { listAnswerParts } from '../../../src/consultas/results/print/use-printed-answer.ts'
import { countSensitive } from '../../../src/consultas/results/sensitive-paths.ts'

const part = (key: string, sensitiveCount = 0, hiddenCount = sensitiveCount): PrintPart => ({
  key,
  title: key,
  sensitiveCount,
  hiddenCount,
})

const parts = [{ ...part('head', 1), isFixed: true }, part('a', 4, 1), part('b', 2)]

describe('the sensitive values of a print', () => {
  it('are counted in the parts that are printed', () => {
    expect(sumSensitive(parts, new Set())).toEqual({ sensitiveCount: 7, hiddenCount: 4 })
    expect(sumSensitive(parts, new Set(['a']))).toEqual({ sensitiveCount: 3, hiddenCount: 3 })
  })

  it('are hidden as chosen', () => {
    const counts = { sensitiveCount: 7, hiddenCount: 4 }
    expect(countHidden(counts, 'screen')).toBe(4)
    expect(countHidden(counts, 'hidden')).toBe(7)
    expect(countHidden(counts, 'shown')).toBe(0)
  })

  it('are described with their number', () => {
    const counts = { sensitiveCount: 7, hiddenCount: 4 }
    expect(describeValues(counts, 'hidden')).toBe('7 ocultos, impressos com •')
    expect(describeValues(counts, 'screen')).toMatch(/^4 ocultos.*; 3 mostrados$/)
    expect(describeValues(counts, 'shown')).toBe('7 mostrados')
    expect(describeValues({ sensitiveCount: 1, hiddenCount: 1 }, 'hidden')).toMatch(
      /^1 oculto, impresso com •/,
    )
    expect(describeValues({ sensitiveCount: 0, hiddenCount: 0 }, 'hidden')).toBeUndefined()
  })

  it('replace the state of the screen only if the user chose so', () => {
    const reveal = { isRevealed: (path: string) => path === 'mae' }
    expect(choosePrinted(reveal, 'screen')).toBe(reveal)
    expect(choosePrinted(reveal, 'hidden').isRevealed('mae')).toBe(false)
    expect(choosePrinted(reveal, 'shown').isRevealed('pai')).toBe(true)
  })

  it('are marked in a text', () => {
    expect(markHidden('••••••• de renda mensal')).toBe('••••••• (oculto) de renda mensal')
    const phone = 'Telefone (11) •••••-••21, de M••• V•••'
    const marked = 'Telefone (11) •••••-••21 (oculto), de M••• V••• (oculto)'
    expect([markHidden(phone), markHidden(marked)]).toEqual([marked, marked])
  })
})

describe('the parts of an answer', () => {
  const layout = {
    summary: { value: 'nome', sensitive: false, detail: { label: 'CPF', value: 'cpf', sensitive: true } },
    result: [
      { block: 'alert', title: 'Aviso', status: 'info', text: 'Aviso' },
      {
        block: 'fields',
        title: 'Pais',
        items: [
          { label: 'Mãe', value: 'mae', sensitive: true },
          { label: 'Mãe outra vez', value: 'mae', sensitive: true },
        ],
      },
    ],
  } as const

  it('are its blocks; the head and alerts are printed always, and a value counts once', () => {
    const answer = { nome: 'Ana', cpf: '1', mae: 'Eva' }
    const listed = listAnswerParts(layout as never, { answer }, (path) => path === 'cpf')
    expect(listed).toMatchObject([
      { key: 'head', isFixed: true, sensitiveCount: 1, hiddenCount: 0 },
      { key: '0', isFixed: true },
      { key: '1', title: 'Pais', sensitiveCount: 1, hiddenCount: 1 },
    ])
    expect(listed[2]?.isFixed).toBeUndefined()
    expect(countSensitive(layout as never, answer, () => false).sensitiveCount).toBe(2)
  })

  it('are counted on paper only if some are left out', () => {
    expect(omittedPartsText(parts, new Set())).toBeUndefined()
    expect(omittedPartsText(parts, new Set(['b']))).toBe('1 de 2 impressas')
  })
})

describe('the running head', () => {
  it('has name, report, page and mark', () => {
    const css = runningHeadCss(joinHead('Marina', 'Dossiê', undefined), 'Confidencial')
    expect(css).toContain('content: "Marina \\b7  Dossiê"')
    expect(css).toContain('counter(page)')
    expect(css).toContain('content: "Confidencial"')
    expect(runningHeadCss('Marina', '')).toContain(
      `@bottom-center { font: 8pt ${brand.fontFamily}; color: #555; content: none`,
    )
  })

  it('lets no name end the string, and cuts long ones', () => {
    const css = runningHeadCss('"; } body { display: none } \\', 'x\n"}')
    expect(css).not.toMatch(/"; } body/)
    expect(css).toContain('\\22 \\3b  \\7d  body \\7b  display\\3a  none \\7d  \\5c ')
    expect(css).toContain('x\\a \\22 \\7d ')
    expect(runningHeadCss('a'.repeat(200), '')).toContain(`"${'a'.repeat(96)}\\2026 "`)
  })
})
