import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '@/ui/forms/field.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { bindText, FreeField, Small } from '../basics.tsx'
import { formatPrice } from '../repeater/budget.ts'
import { type OrderEdit, startEdit, validateEdit } from './order-edit.ts'
import { type OrderStatus, sellerChoices, statusChoices, type TableOrder } from './orders.ts'

type OrderEditorProps = { order: TableOrder; onSave: (edit: OrderEdit) => void; onCancel: () => void }

/** A row in place of its texts: Enter saves, Esc cancels, and errors keep the row open. */
export function OrderEditor({ order, onSave, onCancel }: OrderEditorProps) {
  const [edit, setEdit] = useState(() => startEdit(order))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  function set(changes: Partial<OrderEdit>) {
    const next = { ...edit, ...changes }
    setEdit(next)
    const found = validateEdit(next)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in found)))
  }

  function save() {
    const found = validateEdit(edit)
    const name = Object.keys(found)[0]
    if (!name) return onSave(edit)
    flushSync(() => setErrors(found))
    box.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save()
    else return
    event.preventDefault()
  }

  const bind = (name: 'customer' | 'day' | 'total' | 'note') => ({
    name,
    error: errors[name],
    ...bindText(edit[name], (value) => set({ [name]: value })),
  })
  return (
    <Box
      ref={box}
      role="group"
      aria-label={`Editar pedido ${order.id}`}
      onKeyDown={handleKey}
      data-order-editor
    >
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" gap="3">
        <FreeField label="Cliente" {...bind('customer')} />
        <SelectField
          label="Responsável"
          value={edit.seller}
          choices={sellerChoices}
          onChange={(seller) => set({ seller })}
        />
        <TextField label="Data" type="date" {...bind('day')} />
        <SelectField
          label="Situação"
          value={edit.status}
          choices={statusChoices}
          onChange={(status) => set({ status: status as OrderStatus })}
        />
        <FreeField
          label="Total em reais"
          inputMode="decimal"
          {...bind('total')}
          {...bindText(edit.total, (total) => set({ total: total.replace(/[^\d.,]/g, '') }))}
          onBlur={() => edit.total && set({ total: formatPrice(edit.total) })}
        />
        <FreeField label="Observação" {...bind('note')} />
      </Grid>
      <Flex gap="2" mt="3" align="center" wrap="wrap">
        <Button size="sm" onClick={save}>
          Salvar linha
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Small>
          <chakra.kbd>Enter</chakra.kbd> salva, <chakra.kbd>Esc</chakra.kbd> cancela.
        </Small>
      </Flex>
    </Box>
  )
}
