import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { TextField } from '@/ui/forms/field.tsx'
import { labelDocument } from './client-document.ts'
import { findClients, type SavedClientSnapshot } from './saved-client.ts'
import { invoices } from './store.ts'

type ClientComboboxProps = {
  value: string
  error: string | undefined
  onChange: (name: string) => void
  onChoose: (client: SavedClientSnapshot) => void
}

/** The client's name. It suggests saved clients and accepts any other name. */
export function ClientCombobox({ value, error, onChange, onChoose }: ClientComboboxProps) {
  const id = useId()
  const { clients } = useSnapshot(invoices)
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(-1)
  const found = isOpen ? findClients(clients, value) : []
  const isExpanded = found.length > 0

  function choose(client: SavedClientSnapshot) {
    onChoose(client)
    close()
  }

  function close() {
    setOpen(false)
    setIndex(-1)
  }

  function handleKey(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = key === 'ArrowDown' ? 1 : -1
      const start = index === -1 && step === -1 ? 0 : index
      if (isExpanded) setIndex((start + step + found.length) % found.length)
      return
    }
    const current = found[index]
    if (key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    } else if (key === 'Escape' && isExpanded) {
      event.stopPropagation()
      close()
    }
  }

  return (
    <Box position="relative">
      <TextField
        label="Nome ou razão social"
        name="name"
        required
        autoComplete="off"
        maxLength={120}
        role="combobox"
        aria-expanded={isExpanded}
        aria-autocomplete="list"
        aria-controls={isExpanded ? id : undefined}
        aria-activedescendant={found[index] ? `${id}-${index}` : undefined}
        placeholder="Digite ou escolha um cliente salvo"
        value={value}
        error={error}
        onChange={({ target }) => {
          onChange(target.value)
          setOpen(true)
          setIndex(-1)
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={handleKey}
      />
      {isExpanded && (
        <chakra.div role="listbox" id={id} aria-label="Clientes salvos" css={listCss}>
          {found.map((client, position) => (
            <div
              key={client.id}
              id={`${id}-${position}`}
              role="option"
              tabIndex={-1}
              aria-selected={position === index}
              // Before the press moves the focus out of the field.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(client)
              }}
            >
              {client.name}
              <small>{labelDocument(client.document)}</small>
            </div>
          ))}
        </chakra.div>
      )}
    </Box>
  )
}

const listCss = {
  position: 'absolute',
  zIndex: 'dropdown',
  top: '68px',
  insetInline: '0',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'control',
  boxShadow: 'lg',
  '& [role=option]': {
    px: '2.5',
    py: '1.5',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-selected=true]': { bg: 'primary.subtle', color: 'primary.fg' },
  },
  '& small': { display: 'block', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
} as const
