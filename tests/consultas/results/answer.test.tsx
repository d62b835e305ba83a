import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block, Format } from '@manifest/schema/result.ts'
import { act, cleanup } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { auth } from '@/state/auth.ts'
import { Answer } from '../../../src/consultas/results/answer.tsx'
import { renderInApp } from '../../support/render-in-app.tsx'
import { waitFor } from '../../support/wait-for.ts'

afterEach(cleanup)

let moment = 0

/** Shows an answer in a layout, as a new result. */
function show(result: Block[], answer: Json, at = ++moment) {
  const definition: ConsultaDefinition = {
    id: 'teste/1',
    family: 'teste',
    variant: 1,
    path: '/consulta/teste',
    title: 'Teste',
    fields: [],
    result,
    example: null,
    examples: [],
  }
  const found = { status: 'found', answer, source: 'Fonte', isDemo: false, at } as const
  return renderInApp(<Answer key={at} definition={definition} found={found} />)
}

const page = () => document.body.textContent ?? ''

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
  )

const press = (name: string) => act(() => button(name)?.click())

/** The checkbox 'Mostrar sempre, até você sair'. */
const always = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')

const fields = (...values: string[]): Block => ({
  block: 'fields',
  items: values.map((value) => ({ label: value, value, sensitive: true })),
})

describe('sensitive values', () => {
  const answer = { mae: 'Bia', pai: 'Caio', fones: [{ numero: '190' }], foto: '/dash/a.svg', vazio: null }
  const layout: Block[] = [
    fields('mae', 'pai', 'vazio'),
    { block: 'table', value: 'fones', columns: [{ label: 'Número', value: 'numero', sensitive: true }] },
    { block: 'image', value: 'foto', alt: 'Retrato', sensitive: true },
  ]

  it('are revealed and hidden all at once, or one by one', async () => {
    await show(layout, answer)
    expect(page()).not.toMatch(/Bia|Caio|190/)
    await press('Mostrar tudo')
    expect(page()).toMatch(/Bia.*Caio.*190/)
    expect(document.querySelector('img')?.alt).toBe('Retrato')
    await press('Ocultar mae')
    expect(page()).not.toContain('Bia')
    await press('Mostrar tudo')
    expect(page()).toContain('Bia')
    await press('Ocultar tudo')
    expect(document.body.innerHTML).not.toMatch(/Bia|Caio|190|a\.svg/)
  })

  it('are hidden again in the next result', async () => {
    await show(layout, answer)
    await press('Mostrar tudo')
    await show(layout, answer)
    expect(page()).not.toMatch(/Bia|Caio|190/)
  })

  it('stay revealed in later results if the user chose so, until the session ends', async () => {
    auth.isAuth = true
    await show(layout, answer)
    expect(always()).toBeNull()
    await press('Mostrar tudo')
    await act(async () => always()?.click())
    expect(page()).toMatch(/Bia.*Caio.*190/)
    expect(button('Ocultar tudo')).toBeDefined()
    await show(layout, answer)
    expect(page()).toMatch(/Bia.*Caio.*190/)
    expect(always()?.checked).toBe(true)
    expect(button('Ocultar tudo')).toBeDefined()
    await act(async () => {
      auth.isAuth = false
    })
    await show(layout, answer)
    expect(page()).not.toMatch(/Bia|Caio|190/)
  })

  it('are hidden in later results once all are hidden', async () => {
    await show(layout, answer)
    await press('Mostrar tudo')
    await act(async () => always()?.click())
    await press('Ocultar tudo')
    expect(always()).toBeNull()
    await show(layout, answer)
    expect(page()).not.toMatch(/Bia|Caio|190/)
  })

  it('can be copied from a table only while they are revealed', async () => {
    await show(layout, answer)
    expect(button('Copiar Número, linha 1')).toBeUndefined()
    await press('Mostrar Número, linha 1')
    expect(button('Copiar Número, linha 1')).toBeDefined()
  })

  it('can be copied one by one only while they are revealed', async () => {
    await show(layout, answer)
    expect(button('Copiar mae')).toBeUndefined()
    await press('Mostrar mae')
    expect(button('Copiar mae')).toBeDefined()
    expect(button('Copiar vazio')).toBeUndefined()
  })

  it('have no button to reveal all if there are none', async () => {
    await show(layout, { mae: null, fones: [], foto: null })
    expect(button('Mostrar tudo')).toBeUndefined()
    expect(always()).toBeNull()
    expect(button('Exportar')).toBeDefined()
  })

  it('have columns that cannot be sorted or searched', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({ numero: `x${index}` }))
    await show(layout, { ...answer, fones: rows })
    expect(document.querySelector('th button:not([data-column-menu])')).toBeNull()
    expect(document.querySelector('th')?.hasAttribute('aria-sort')).toBe(false)
  })
})

describe('hostile and odd answers', () => {
  const formats: (Format | undefined)[] = ['cpf', 'date', 'currency', 'percent', 'yes-no', 'list', undefined]
  const odd: Json[] = [
    null,
    {},
    [],
    [[]],
    { a: { b: [1, null] } },
    true,
    -0,
    '',
    '<img src=x onerror=alert(1)>',
    '\u202Eexe.fdp',
    'javascript:alert(1)',
  ]

  it.each(odd.map((value) => [JSON.stringify(value), value] as const))(
    'shows %s in every block',
    async (_, value) => {
      const items = formats.map((format, index) => ({
        label: `Campo ${index}`,
        value: 'x',
        ...(format ? { format } : {}),
        sensitive: false,
      }))
      await show(
        [
          { block: 'fields', title: 'Campos', items },
          { block: 'table', title: 'Tabela', value: 'x', columns: items },
          { block: 'table', title: 'Linhas', value: 'rows', columns: items },
          { block: 'list', title: 'Lista', value: 'x', sensitive: false },
          { block: 'image', title: 'Imagem', value: 'x', alt: 'Imagem', sensitive: false },
          { block: 'score', title: 'Score', value: 'x', min: 0, max: 0, bands: [] },
          { block: 'alert', title: 'Alerta', status: 'info', value: 'x' },
          { block: 'timeline', title: 'Tempo', value: 'rows', date: 'x', label: 'x', detail: 'x' },
        ],
        { x: value, rows: [{ x: value }, value] },
      )
      const titles = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent ?? '')
      expect(titles.sort()).toEqual(['Campos', 'Imagem', 'Linhas', 'Lista', 'Score', 'Tabela', 'Tempo'])
      expect(document.querySelector('img')).toBeNull()
      expect(page()).not.toContain('\u202E')
    },
  )

  it('isolates the text direction of each value', async () => {
    await show([{ block: 'fields', items: [{ label: 'Nome', value: 'nome', sensitive: false }] }], {
      nome: 'שלום 123',
    })
    expect(document.querySelector('dd bdi')?.textContent).toBe('שלום 123')
  })

  it('truncates a huge text, and shows more on request', async () => {
    await show([{ block: 'fields', items: [{ label: 'Texto', value: 'texto', sensitive: false }] }], {
      texto: 'a'.repeat(2_000_000),
    })
    expect(page().length).toBeLessThan(3000)
    await press('Mostrar texto inteiro')
    expect(page()).toContain('Mostrados 100.000 de 2.000.000 caracteres.')
    await press('Mostrar menos')
    expect(page().length).toBeLessThan(3000)
  })

  it('truncates a huge list, and shows more on request', async () => {
    const fatos = Array.from({ length: 100_000 }, (_, index) => ({
      dia: '2024-01-31',
      fato: `fato ${index}`,
    }))
    await show(
      [
        { block: 'list', value: 'fatos', item: 'fato', sensitive: false },
        { block: 'timeline', value: 'fatos', date: 'dia', label: 'fato' },
      ],
      { fatos },
    )
    expect(document.querySelectorAll('li')).toHaveLength(400)
    expect(page()).toContain('200 de 100.000')
    await press('Mostrar mais')
    expect(document.querySelectorAll('ul li')).toHaveLength(400)
  })
})

describe('blocks', () => {
  it('describe a ruler for screen readers', async () => {
    const bands = [
      { upTo: 500, label: 'Alto', color: 'danger' as const },
      { upTo: 1000, label: 'Baixo', color: 'success' as const },
    ]
    await show([{ block: 'score', title: 'Score', value: 'score', min: 0, max: 1000, bands }], {
      score: '650',
    })
    // The gauge is loaded lazily.
    await act(() => waitFor(() => expect(document.querySelector('[role=meter]')).not.toBeNull()))
    const meter = document.querySelector('[role=meter]')
    expect(meter?.getAttribute('aria-label')).toBe('Score')
    expect(meter?.getAttribute('aria-valuenow')).toBe('650')
    expect(meter?.getAttribute('aria-valuetext')).toBe('650 em uma escala de 0 a 1.000: Baixo')
    expect(page()).toContain('Baixo')
  })

  it('report a picture that does not load', async () => {
    await show([{ block: 'image', value: 'foto', alt: 'Retrato', sensitive: false }], {
      foto: 'https://fotos.example/a.jpg',
    })
    const picture = document.querySelector('img')
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer')
    await act(() => picture?.dispatchEvent(new Event('error')))
    expect(page()).toContain('Não foi possível carregar a imagem.')
    expect(document.querySelector('img')).toBeNull()
  })

  it('show the empty text of a table', async () => {
    await show([{ block: 'table', value: 'x', columns: [], empty: 'Sem dívidas.' }], { x: [] })
    expect(page()).toContain('Sem dívidas.')
    expect(document.querySelector('table')).toBeNull()
  })
})

describe('the focus of an answer that comes into a focused region', () => {
  const definition: ConsultaDefinition = {
    id: 'teste/1',
    family: 'teste',
    variant: 1,
    path: '/consulta/teste',
    title: 'Teste',
    fields: [],
    result: [{ block: 'list', title: 'Itens', value: 'itens' }],
    example: null,
    examples: [],
  }

  /** The answer comes when the region has the focus. */
  function Region({ shown }: { shown: ConsultaDefinition }) {
    const region = useRef<HTMLElement>(null)
    const [isShown, setShown] = useState(false)
    const found = { status: 'found', source: 'Fonte', isDemo: false, at: 1 } as const
    return (
      <section
        ref={region}
        tabIndex={-1}
        onFocus={() => setShown(true)}
        role="toolbar"
        aria-label="Resultado"
        data-region
      >
        {isShown && (
          <Answer
            definition={shown}
            found={{ ...found, answer: { nome: 'Ana', itens: ['a'] } }}
            region={region}
          />
        )}
      </section>
    )
  }

  const focusAfter = async (shown: ConsultaDefinition) => {
    await renderInApp(<Region shown={shown} />)
    await act(() => document.querySelector<HTMLElement>('[data-region]')?.focus())
    return document.activeElement
  }

  it('goes to the summary', async () => {
    expect(
      (await focusAfter({ ...definition, summary: { value: 'nome', sensitive: false } }))?.textContent,
    ).toBe('Ana')
  })

  it('stays without a summary', async () => {
    expect((await focusAfter(definition))?.hasAttribute('data-region')).toBe(true)
  })
})
