import { Button, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { LuMailOpen, LuTrash2 } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import type { EmailSnapshot } from './email.ts'
import { checkAll, deleteEmails, markRead } from './store.ts'

/** Selects all visible e-mails or none, and acts on the selection. */
export function SelectionBar({ emails, isTrash }: { emails: EmailSnapshot[]; isTrash: boolean }) {
  const id = useId()
  const checked = emails.filter((email) => email.is_checked).map((email) => email.id)
  const isAll = checked.length === emails.length
  const toggleAll = () =>
    checkAll(
      emails.map((email) => email.id),
      !isAll,
    )
  function remove() {
    deleteEmails(checked)
    void notify.success(isTrash ? 'Remove Successfully' : 'Delete Successfully')
  }
  return (
    <Flex wrap="wrap" align="center" gap="3" ps="4" pe="2" py="1.5" minH="12" borderBottomWidth="1px">
      <chakra.label htmlFor={id} display="flex" alignItems="center" gap="3" cursor="pointer">
        <Checkbox
          id={id}
          checked={isAll}
          isIndeterminate={checked.length > 0 && !isAll}
          onChange={toggleAll}
        />
        {checked.length === 0
          ? 'Selecionar todos'
          : formatCounted(checked.length, 'selecionado', 'selecionados')}
      </chakra.label>
      {checked.length > 0 && (
        <Flex gap="1" ms="auto">
          <Button variant="ghost" colorPalette="neutral" onClick={() => markRead(checked)}>
            <LuMailOpen aria-hidden="true" />
            Marcar como lidos
          </Button>
          <Button variant="ghost" colorPalette="neutral" onClick={remove}>
            <LuTrash2 aria-hidden="true" />
            {isTrash ? 'Excluir de vez' : 'Excluir'}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
