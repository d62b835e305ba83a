import { Button, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuPlus } from 'react-icons/lu'
import { Panel } from '@/ui/page/panel.tsx'
import { ItemRow } from './item-row.tsx'
import type { InvoiceFormState } from './use-invoice-form.ts'

/** One row per item; at least one. */
export function ItemsEditor({ form }: { form: InvoiceFormState }) {
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { items } = form.draft

  function addItem() {
    form.addItem()
    // The new row is in the DOM from the next frame on.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }

  function removeItem(id: string) {
    form.removeItem(id)
    add.current?.focus()
  }

  return (
    <Panel title="Itens">
      <Grid
        ref={list}
        templateColumns="minmax(0, 1fr)"
        gap={{ base: '6', lg: '3' }}
        containerType="inline-size"
      >
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            position={index + 1}
            item={item}
            problems={form.problems}
            onChange={(changes) => form.setItem(item.id, changes)}
            onRemove={items.length > 1 ? () => removeItem(item.id) : undefined}
          />
        ))}
      </Grid>
      <Button ref={add} variant="outline" mt="4" onClick={addItem}>
        <LuPlus aria-hidden="true" />
        Adicionar item
      </Button>
    </Panel>
  )
}
