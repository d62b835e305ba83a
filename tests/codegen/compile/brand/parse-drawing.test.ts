import { describe, expect, it } from 'vitest'
import { parseDrawing } from '../../../../codegen/compile/parse/parse-drawing.ts'

const wrap = (content: string) => `<svg viewBox="0 0 10 10">${content}</svg>`

const readProblem = (svg: string) => {
  const parsed = parseDrawing(svg)
  return 'problem' in parsed ? parsed.problem : undefined
}

const readDrawing = (svg: string) => {
  const parsed = parseDrawing(svg)
  if ('problem' in parsed) throw new Error(parsed.problem)
  return parsed.drawing
}

describe('parseDrawing', () => {
  it('reads elements, with attributes under the names of React', () => {
    const svg = `\uFEFF<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" stroke-width='2' class="x" data-name="y">
  <title>Nome</title>
  <g fill-rule="evenodd"><path d="M0 0
    h9"/></g>
  <text>A &amp; B</text>
</svg>`
    expect(readDrawing(svg)).toEqual({
      viewBox: '0 0 24 12',
      attributes: { strokeWidth: '2' },
      children: [
        ['g', { fillRule: 'evenodd' }, [['path', { d: 'M0 0 h9' }]]],
        ['text', {}, ['A & B']],
      ],
    })
  })

  it('takes width and height for a missing viewBox', () => {
    expect(readDrawing('<svg width="40px" height="32"><path d="M0 0"/></svg>').viewBox).toBe('0 0 40 32')
  })

  it('gives the colours of the theme, without the colour that editors show', () => {
    const { children } = readDrawing(
      wrap('<path fill="var(--primary-solid, rgb(1, 2, 3))" stroke="var(--fg)"/>'),
    )
    expect(children).toEqual([
      ['path', { fill: 'var(--av-colors-primary-solid)', stroke: 'var(--av-colors-fg)' }],
    ])
  })

  it.each([
    ['a script', '<script>alert(1)</script>', 'a etiqueta <script>'],
    ['a style sheet', '<style>path{}</style>', 'exporte-o com as cores em atributos'],
    ['markup', '<foreignObject><p>x</p></foreignObject>', '<foreignObject>'],
    ['a picture', '<image href="a.png"/>', '<image>'],
    ['another drawing', '<use href="#a"/>', '<use>'],
    ['an animation', '<animate attributeName="x"/>', '<animate>'],
    ['a handler', '<path onclick="x()" d=""/>', 'onclick'],
    ['a style', '<path style="fill:red"/>', 'style'],
    ['a link', '<g xlink:href="https://exemplo.com"/>', 'xlink:href'],
    ['an address', '<path fill="url(https://exemplo.com#a)"/>', 'leva para fora'],
    ['an unknown colour', '<path fill="var(--primary)"/>', '--primary não existe'],
    ['an entity', '<text>&logo;</text>', '&logo;'],
    ['an open tag', '<g><path d=""/>', 'não fecha nenhuma'],
    ['a loose sign', '<path d="M0 0"', 'bem formado'],
  ])('refuses %s', (_what, content, problem) => {
    expect(readProblem(wrap(content))).toContain(problem)
  })

  it.each([
    ['no drawing', ''],
    ['another root', '<html></html>'],
    ['two roots', `${wrap('')}${wrap('')}`],
    ['an entity declaration', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"></svg>'],
    ['no size', '<svg><path d=""/></svg>'],
    ['an empty size', '<svg viewBox="0 0 0 10"></svg>'],
  ])('refuses %s', (_what, svg) => {
    expect(readProblem(svg)).toBeDefined()
  })
})
