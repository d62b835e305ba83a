// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import type { Field, FieldKind } from '@manifest/field.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormField } from '@/ui/field.tsx'
import { appSystem } from '@/ui/theme/app-system.ts'
import { controlOf } from '../../src/consultas/fields/registry.ts'

let root: Root
const changes: string[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  changes.length = 0
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
})

afterEach(async () => {
  await act(() => root.unmount())
})

async function show(field: Field) {
  const Control = controlOf(field)
  await act(() =>
    root.render(
      <ChakraProvider value={appSystem}>
        <FormField label={field.label}>
          <Control field={field} initial="" onChange={(raw) => changes.push(raw)} onBlur={() => undefined} />
        </FormField>
      </ChakraProvider>,
    ),
  )
  return document.querySelector('input') as HTMLInputElement
}

const common = { name: 'campo', label: 'Campo', required: true }

type Masked = Exclude<FieldKind, 'text' | 'date' | 'select' | 'image'>

const masked: [kind: Masked, typed: string, shown: string, reason: string][] = [
  ['cpf', '52998224725', '529.982.247-25', 'digits as they are typed'],
  ['cpf', '529.982.247-25', '529.982.247-25', 'punctuation that was pasted along'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', 'lower case'],
  ['placa', 'abc-1d23', 'ABC1D23', 'lower case and a hyphen'],
  // What follows a letter that was taken out to be corrected stays.
  ['placa', 'AB1D23', 'AB1D23', 'a plate with a letter missing'],
  ['cep', '01.001-000', '01001-000', 'the dot of old forms'],
  ['phone', '1133334444', '(11) 3333-4444', 'a landline'],
  ['phone', '+55 11 98765-4321', '(11) 98765-4321', "the country's code"],
  ['process', '00000013920248260100', '0000001-39.2024.8.26.0100', 'a process'],
  ['cns', '700000000000005', '700 0000 0000 0005', 'a health card'],
]

describe('a masked control', () => {
  it.each(masked)('of kind %s writes %s as %s: %s', async (kind, typed, shown) => {
    const input = await show({ kind, ...common })
    await act(() => {
      input.value = typed
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(input.value).toBe(shown)
    expect(changes.at(-1)).toBe(shown)
  })
})

describe('an image control', () => {
  const field: Field = { kind: 'image', ...common, maxMegabytes: 0.001 }

  const png = (bytes: number) => new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' })

  /** Chooses files one right after the other and waits until the last one is read. */
  async function choose(files: File[], last: RegExp) {
    const input = await show(field)
    await act(async () => {
      for (const file of files) {
        Object.defineProperty(input, 'files', { configurable: true, value: [file] })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }
      await vi.waitFor(() => expect(changes.at(-1)).toMatch(last))
    })
  }

  it('hands a picture over and shows it', async () => {
    await choose([png(3)], /^data:image\/png;base64,AAAA$/)
    expect(document.querySelector('img')?.alt).toBe('Imagem escolhida')
  })

  it('reads no more of a picture than shows that it is too big', async () => {
    await choose([png(9_000)], /^data:image\/png/)
    expect(changes[0]?.length).toBeLessThan(1_500)
    expect(document.querySelector('img')).toBeNull()
  })

  it('forgets a picture that another replaced while it was read', async () => {
    await choose([png(6), png(3)], /,AAAA$/)
    expect(changes).toHaveLength(1)
  })
})
