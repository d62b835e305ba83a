import { describe, expect, it } from 'vitest'
import type { FieldsAnswer, Place, RenameAnswer } from '../../../../../manifest/contract/studio.ts'
import { askShipped, at, listErrors, readShipped } from './shipped-parts.ts'

const listParents = (place: Place) => {
  const [field] = askShipped<FieldsAnswer>('transfer-form', { place }).fields
  return field?.control.type === 'choice' ? field.control.choices : []
}

const transfer = (place: Place, parent: string) =>
  askShipped<RenameAnswer>('transfer', { place, values: { parent } })

const faq = at('menu.yaml', 'sidebar', 1, 'children', 2)

describe('transfer', () => {
  it('offers the other menus and groups, each under one name', () => {
    const parents = listParents(faq)
    expect(parents.map(({ label }) => label)).toContain('Menu superior')
    expect(parents.map(({ value }) => value)).not.toContain('sidebar/1/children')
    const group = listParents(at('menu.yaml', 'sidebar', 1)).map(({ value }) => value)
    expect(group.filter((value) => value.startsWith('sidebar/1/') || value === 'sidebar')).toEqual([])
  })

  it('moves an entry with its line to the end of another menu', () => {
    const answer = transfer(faq, 'topMenu')
    if ('errors' in answer) throw new Error(JSON.stringify(answer.errors))
    const line = readShipped('menu.yaml')
      .split('\n')
      .find((text) => text.includes('link: /faq '))
    const [sidebar = '', rest = ''] = (answer.texts['menu.yaml'] ?? '').split('userMenu:')
    expect(sidebar).not.toContain('link: /faq ')
    expect(rest.split('topMenu:')[1]).toContain(line?.trim())
    expect(answer.place.path[0]).toBe('topMenu')
    expect(listErrors(answer.texts)).toEqual([])
  })

  it('refuses a place where the grammar has no such entry', () => {
    const answer = transfer(at('menu.yaml', 'sidebar', 0), 'topMenu/0/children')
    expect('errors' in answer && Object.keys(answer.errors)).toEqual([''])
  })
})
