import { beforeEach, expect, it, vi } from 'vitest'
import { detailsSpec, eventSpec } from '../../../src/demos/apps/calender/event-dialog.tsx'
import { draftToEvent, eventToDraft, newDraft } from '../../../src/demos/apps/calender/event-draft.ts'
import { clientSpec } from '../../../src/demos/apps/invoice/client-fields.tsx'
import { createBlankDraft, invoiceToDraft } from '../../../src/demos/apps/invoice/draft.ts'
import { invoiceSpec } from '../../../src/demos/apps/invoice/invoice-form.tsx'
import { todoSpec } from '../../../src/demos/apps/todo/todo-dialog.tsx'
import { toDraft, toForm } from '../../../src/demos/apps/todo/todo-draft.ts'
import { type FieldSpec, type FormSpec, listFields } from '../../../src/demos/parts/spec-form.tsx'

function createValue<Draft>({ name, kind = 'text', options = [], input }: FieldSpec<Draft>): unknown {
  const last = options.at(-1)?.value
  if (input?.type === 'url') return `https://exemplo.com.br/${name}`
  return {
    text: name,
    area: name,
    date: '2026-12-01',
    time: '10:00',
    select: last,
    chips: [last],
    switch: true,
  }[kind]
}

/** Returns the draft with a value in each field that the specification has. */
const fill = <Draft extends object>(draft: Draft, spec: FormSpec<Draft>): Draft => ({
  ...draft,
  ...Object.fromEntries(listFields(spec).map((field) => [field.name, createValue(field)])),
})

/** Returns what a new page reads from the browser's storage. */
async function reopen<Store>(load: () => Promise<Store>): Promise<Store> {
  vi.resetModules()
  return load()
}

beforeEach(() => localStorage.clear())

it('a filled task comes back', async () => {
  const load = () => import('../../../src/demos/apps/todo/store.ts')
  const form = fill(toForm(), todoSpec)
  ;(await reopen(load)).addTodo(toDraft(form))
  expect(toForm((await reopen(load)).todoState.todos[0])).toEqual(form)
})

it('a filled event comes back', async () => {
  const load = () => import('../../../src/demos/apps/calender/store.ts')
  const span = { start: '2026-12-01', end: '2026-12-03', allDay: true }
  const draft = fill(newDraft(span), [...eventSpec, ...detailsSpec])
  ;(await reopen(load)).addEvent(draftToEvent(draft))
  const event = (await reopen(load)).agenda.events.at(-1)
  expect(event && eventToDraft(event)).toEqual(draft)
})

it('a filled invoice and its unfinished draft come back', async () => {
  const load = () => import('../../../src/demos/apps/invoice/store.ts')
  const draft = fill(createBlankDraft(), [...clientSpec, ...invoiceSpec])
  const store = await reopen(load)
  store.addInvoice(draft)
  store.saveDraft(draft)
  const { invoices } = await reopen(load)
  expect(invoices.draft).toEqual(draft)
  expect(invoices.invoices[0] && invoiceToDraft(invoices.invoices[0])).toEqual(draft)
})
