import { Flex } from '@chakra-ui/react'
import { LuSearch } from 'react-icons/lu'
import { useSearchBox } from '@/search/use-search-box.tsx'
import { ModalDialog } from '@/ui/dialog/modal-dialog.tsx'
import { Input } from '@/ui/forms/input.tsx'
import { closePalette } from './palette-state.ts'

const label = 'Buscar páginas, consultas e ações'

/** The search in a modal dialog: a combobox with its listbox. Typing filters, arrows select, Enter opens or runs. */
export function PaletteDialog() {
  const { fieldProps, note, results } = useSearchBox({
    isOpen: true,
    onOpen: () => undefined,
    onChosen: closePalette,
  })
  return (
    <ModalDialog
      aria-label="Buscar"
      onDismiss={closePalette}
      width="560px"
      maxH="70dvh"
      m="12dvh auto auto"
      overflow="hidden"
    >
      <Flex direction="column" maxH="70dvh">
        <Flex align="center" gap="3" ps="4" borderBottomWidth="1px" color="fg.muted">
          <LuSearch aria-hidden="true" />
          <Input
            {...fieldProps}
            aria-label={label}
            placeholder={label}
            autoFocus
            border="0"
            outline="0"
            height="12"
            ps="0"
            color="fg"
          />
        </Flex>
        {note}
        {results}
      </Flex>
    </ModalDialog>
  )
}
