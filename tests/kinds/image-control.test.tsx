import { validateValue } from '@manifest/contract/validate-value.ts'
import { findKind } from '@manifest/kinds/index.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FormField } from '@/ui/forms/field.tsx'
import { findControl } from '../../src/kinds/index.ts'
import { renderInApp } from '../support/render-in-app.tsx'
import { waitFor } from '../support/wait-for.ts'

const field: FieldByKind<'image'> = {
  kind: 'image',
  name: 'foto',
  label: 'Foto',
  required: true,
  maxMegabytes: 0.001,
}
const changes: string[] = []

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector) as T

const input = () => find<HTMLInputElement>('input')

beforeEach(async () => {
  changes.length = 0
  const Control = findControl(field)
  await renderInApp(
    <FormField label={field.label} help="Um rosto só.">
      <Control field={field} initial="" onChange={(raw) => changes.push(raw)} onBlur={() => undefined} />
    </FormField>,
  )
})

afterEach(cleanup)

const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A file with the signature of a PNG. */
const png = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes).fill(0).map((_byte, index) => start[index] ?? 0)], name, {
    type: 'image/png',
  })

const choose = (files: File[]) => {
  Object.defineProperty(input(), 'files', { configurable: true, value: files })
  input().dispatchEvent(new Event('change', { bubbles: true }))
}

const drop = (files: File[]) => {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  find('[data-zone]').dispatchEvent(Object.assign(event, { dataTransfer: { files, types: ['Files'] } }))
}

/** Runs an action and waits for the given number of file reads. */
const waitForReads = (doing: () => void, reads = 1) =>
  act(async () => {
    doing()
    await waitFor(() => expect(changes).toHaveLength(reads))
  })

const problem = () => validateValue(field, findKind(field.kind).normalise(changes.at(-1) ?? ''))

const shown = () => document.body.textContent

describe('an image control', () => {
  it('is one button in Portuguese with its label, help and limits', () => {
    expect([...(input().labels ?? [])].map(({ textContent }) => textContent?.trim())).toContain(
      'Escolher imagem',
    )
    const described = (input().getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Um rosto só.',
      'JPEG, PNG ou WebP, até 0,001 MB. Também pode ser arrastada para cá.',
    ])
  })

  it('reports an image and shows it with name and size', async () => {
    await waitForReads(() => choose([png('rosto.png', 300)]))
    expect(problem()).toBeUndefined()
    expect(find<HTMLImageElement>('img').alt).toBe('Imagem escolhida')
    expect(shown()).toContain('rosto.png')
    expect(shown()).toContain('300 byte')
  })

  it('reads only one byte more than the limit of a file that is too large', async () => {
    await waitForReads(() => choose([png('grande.png', 9_000)]))
    expect(changes[0]?.length).toBeLessThan(1_500)
    expect(problem()).toBe('A imagem tem mais de 0,001 MB')
    expect(document.querySelector('img')).toBeNull()
  })

  it('rejects a file that only has an image’s name, and shows no preview', async () => {
    await waitForReads(() => choose([new File(['%PDF-1.7'], 'foto.png', { type: 'image/png' })]))
    expect(problem()).toContain('nome de imagem')
    expect(document.querySelector('img')).toBeNull()
  })

  it('rejects an image that the browser cannot decode', async () => {
    await waitForReads(() => choose([png('quebrada.png', 300)]))
    await act(() => find('img').dispatchEvent(new Event('error')))
    expect(problem()).toBe('A imagem está danificada: escolha outra')
    expect(document.querySelector('img')).toBeNull()
  })

  it('ignores an image that was replaced while it was read', async () => {
    await waitForReads(() => {
      choose([png('a.png', 600)])
      choose([png('b.png', 300)])
    })
    expect(shown()).toContain('b.png')
  })

  it('ignores an image if the form is cleared while it is read', async () => {
    const next = png('depois.png', 300)
    await act(async () => {
      choose([png('antes.png', 300)])
      await renderInApp(null)
    })
    await act(async () => {
      const reader = new FileReader()
      const read = new Promise((resolve) => reader.addEventListener('load', resolve))
      reader.readAsDataURL(next)
      await read
    })
    expect(changes).toEqual([])
  })

  it('uses the first of several dropped files and says so', async () => {
    await waitForReads(() => drop([png('um.png', 300), png('dois.png', 300)]))
    expect(shown()).toContain('um.png')
    expect(shown()).toContain('Só uma imagem é enviada: ficou a primeira.')
  })

  it('highlights the drop zone while files are over it', async () => {
    const drag = (type: string, types: string[]) =>
      act(() => {
        const event = new Event(type, { bubbles: true, cancelable: true })
        find('[data-zone]').dispatchEvent(
          Object.assign(event, { dataTransfer: { types }, relatedTarget: null }),
        )
      })
    await drag('dragover', ['text/plain'])
    expect(find('[data-zone]').getAttribute('data-zone')).toBe('')
    await drag('dragover', ['Files'])
    expect(find('[data-zone]').getAttribute('data-zone')).toBe('over')
    await drag('dragleave', ['Files'])
    expect(find('[data-zone]').getAttribute('data-zone')).toBe('')
  })

  it('prevents the browser from opening a file dropped elsewhere', () => {
    const event = new Event('drop', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'] } }))
    expect(event.defaultPrevented).toBe(true)
  })

  it('removes an image', async () => {
    await waitForReads(() => choose([png('rosto.png', 300)]))
    const remove = [...document.querySelectorAll('button')].find((button) =>
      button.textContent?.includes('Remover imagem'),
    )
    await act(() => remove?.click())
    expect(changes.at(-1)).toBe('')
    expect(shown()).not.toContain('rosto.png')
    expect(document.activeElement).toBe(input())
  })
})
