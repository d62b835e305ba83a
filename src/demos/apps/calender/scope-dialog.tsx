import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Chip, Chips } from '../../parts/chips.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { type Scope, scopes } from './series.ts'

type ScopeDialogProps = {
  title: string
  detail: string
  action: string
  isRemoval?: boolean
  /** A changed rule cannot be for one occurrence. */
  choices?: readonly Scope[]
  onConfirm: (scope: Scope) => void
  onClose: () => void
}

const allScopes = Object.keys(scopes) as Scope[]

/** Asks which occurrences of a series a change or a removal is for. */
export function ScopeDialog(props: ScopeDialogProps) {
  const { title, detail, action, isRemoval = false, choices = allScopes, onConfirm, onClose } = props
  const [scope, setScope] = useState<Scope>(choices[0] ?? 'all')
  return (
    <ModalDialog role="alertdialog" title={title} width="460px" onClose={onClose}>
      <chakra.form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(scope)
        }}
      >
        <Text color="fg.muted" overflowWrap="anywhere" mb="4">
          {detail}
        </Text>
        <Chips legend="Aplicar a">
          {choices.map((each) => (
            <Chip key={each} name="scope" checked={each === scope} onChange={() => setScope(each)}>
              {scopes[each]}
            </Chip>
          ))}
        </Chips>
        <Flex justify="flex-end" gap="2" mt="6" wrap="wrap">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" colorPalette={isRemoval ? 'danger' : 'primary'}>
            {action}
          </Button>
        </Flex>
      </chakra.form>
    </ModalDialog>
  )
}
