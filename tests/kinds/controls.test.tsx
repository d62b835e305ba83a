import { validateValue } from '@manifest/contract/validate-value.ts'
import { type FieldKind, findKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FormField } from '@/ui/forms/field.tsx'
import { findControl } from '../../src/kinds/index.ts'
import { renderInApp } from '../support/render-in-app.tsx'

const changes: string[] = []

beforeEach(() => {
  changes.length = 0
})

afterEach(cleanup)

async function show(field: Field) {
  const Control = findControl(field)
  await renderInApp(
    <FormField label={field.label}>
      <Control field={field} initial="" onChange={(raw) => changes.push(raw)} onBlur={() => undefined} />
    </FormField>,
  )
  return document.querySelector('input') as HTMLInputElement
}

const common = { name: 'campo', label: 'Campo', required: true }

type MaskedFieldKind = Exclude<FieldKind, 'text' | 'date' | 'select' | 'image'>

const masked: [kind: MaskedFieldKind, typed: string, shown: string, reason: string][] = [
  ['cpf', '52998224725', '529.982.247-25', 'typed digits'],
  ['cpf', '529.982.247-25', '529.982.247-25', 'pasted punctuation'],
  ['cpf', ' 529 982 247 25 ', '529.982.247-25', 'surrounding and inner spaces'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', 'lower case'],
  ['cnpj', ' 93.zb0.vry/v6ka-67 ', '93.ZB0.VRY/V6KA-67', 'lower case with punctuation and spaces'],
  // A character in the middle pushes a letter to the check digits, which stays visible.
  ['cnpj', '12.XAB.C34/501D-E3', '12.XAB.C34/501D-E3', 'a letter among the check digits'],
  ['placa', 'abc-1d23', 'ABC1D23', 'lower case and a hyphen'],
  // The characters after a deleted letter stay.
  ['placa', 'AB1D23', 'AB1D23', 'a plate with a letter missing'],
  ['cep', '01.001-000', '01001-000', 'a dot'],
  ['phone', '1133334444', '(11) 3333-4444', 'a landline'],
  ['phone', '+55 11 98765-4321', '(11) 98765-4321', 'a country code'],
  ['phone', '5511987654321', '(11) 98765-4321', 'a country code without punctuation'],
  ['phone', '+55 11 98', '+55 (11) 98', 'a country code while the user types'],
  ['phone', '(01) 19876-54321', '(11) 98765-4321', 'the zero before the area code'],
  ['process', '00000013920248260100', '0000001-39.2024.8.26.0100', 'a lawsuit number'],
  ['cns', '700000000000005', '700 0000 0000 0005', 'a health card'],
]

/** With characters dropped, each of them would be another value that looks right. */
const notFitting: [kind: MaskedFieldKind, typed: string, shown: string, reason: string][] = [
  ['cpf', '529982247255', '529.982.247-255', 'twelve digits'],
  ['cpf', '529.982.247-25 5', '529.982.247-255', 'a digit after a space'],
  ['cnpj', '11.222.333/0001-811', '11.222.333/0001-811', 'fifteen characters'],
  ['placa', 'ABC-1D234', 'ABC1D234', 'eight characters'],
  ['cep', '010010009', '01001-0009', 'nine digits'],
  ['cep', '12/05/1998', '12/05/1998', 'a date'],
  ['cep', '1998-05-12', '1998-05-12', 'a date in ISO format'],
  ['phone', '119876543210', '(11) 98765-43210', 'twelve digits'],
  ['phone', '+55 11 98765-43210', '+55 (11) 98765-43210', 'a country code and twelve digits'],
  ['process', '000000139202482601001', '0000001-39.2024.8.26.01001', 'twenty-one digits'],
  ['cns', '7000000000000051', '700 0000 0000 00051', 'sixteen digits'],
]

describe('a masked control', () => {
  it.each(masked)('of kind %s formats %s as %s: %s', async (kind, typed, shown) => {
    const input = await show({ kind, ...common })
    await act(() => {
      input.value = typed
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(input.value).toBe(shown)
    expect(changes.at(-1)).toBe(shown)
  })

  it.each(notFitting)(
    'of kind %s keeps all of %s as %s, an invalid value: %s',
    async (kind, typed, shown) => {
      const field: Field = { kind, ...common }
      const input = await show(field)
      await act(() => {
        input.value = typed
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
      expect([input.value, changes.at(-1)]).toEqual([shown, shown])
      const { normalise } = findKind(field.kind)
      expect(validateValue(field, normalise(shown))).toBeDefined()
    },
  )
})

const keyboards: [kind: MaskedFieldKind, inputMode: string, capitals: string][] = [
  ['cpf', 'numeric', 'none'],
  ['cnpj', 'text', 'characters'],
  ['cep', 'numeric', 'none'],
  ['placa', 'text', 'characters'],
  ['phone', 'tel', 'none'],
  ['email', 'email', 'none'],
  ['name', 'text', 'words'],
  ['process', 'numeric', 'none'],
  ['cns', 'numeric', 'none'],
]

it.each(keyboards)(
  'a control of kind %s has input mode %s, capitalisation %s, and no autocomplete',
  async (kind, ...expectedAttributes) => {
    const input = await show({ kind, ...common })
    expect([input.inputMode, input.getAttribute('autocapitalize')]).toEqual(expectedAttributes)
    expect(['autocomplete', 'spellcheck'].map((name) => input.getAttribute(name))).toEqual(['off', 'false'])
  },
)

describe('a date control', () => {
  const field: Field = { kind: 'date', ...common, notFuture: true }

  const type = async (input: HTMLInputElement, text: string) => {
    await act(() => {
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    return [input.value, changes.at(-1)]
  }

  it.each([
    ['17011984', 'digits'],
    ['17/01/1984', 'Brazilian format'],
    ['1984-01-17', 'ISO format'],
    ['17.1.1984', 'dots, and a month of one digit'],
  ])('accepts %s: %s', async (text) => {
    expect(await type(await show(field), text)).toEqual(['17/01/1984', '1984-01-17'])
  })

  it.each(['17/01/1984', '1984-01-17'])('replaces its text by a pasted %s', async (text) => {
    const input = await show(field)
    await type(input, '01/02')
    const clipboardData = { getData: () => ` ${text} ` }
    await act(() =>
      input.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
      ),
    )
    expect([input.value, changes.at(-1)]).toEqual(['17/01/1984', '1984-01-17'])
  })

  it('completes a day or a month of one digit at the slash', async () => {
    const input = await show(field)
    expect(await type(input, '7/')).toEqual(['07/', '07/'])
    expect(await type(input, '07/1/')).toEqual(['07/01/', '07/01/'])
  })

  it('keeps a digit too many, which makes the date invalid', async () => {
    const [shown, value] = await type(await show(field), '17/01/19845')
    expect(shown).toBe('17/01/19845')
    expect(validateValue(field, value ?? '')).toBe('Data inválida')
  })

  it('has today as its maximum if the future is not allowed', async () => {
    const input = await show(field)
    expect(input.max).toMatch(/^20\d\d-\d\d-\d\d$/)
    await renderInApp(null)
    expect((await show({ ...field, notFuture: false })).max).toBe('9999-12-31')
  })

  it.each(['17', '17/01', '17/01/198'])('reports %s as incomplete, not as empty', async (text) => {
    const [, value] = await type(await show(field), text)
    expect(validateValue(field, value ?? '')).toBe('Complete a data com dia, mês e ano')
  })
})
