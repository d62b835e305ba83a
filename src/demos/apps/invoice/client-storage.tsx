import { Button, Flex, Text } from '@chakra-ui/react'
import { LuBookmarkCheck, LuBookmarkPlus, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { notify } from '@/ui/feedback/notify.ts'
import { findDocumentError } from './client-document.ts'
import type { InvoiceDraft } from './draft.ts'
import { findSavedClient, isSameClient } from './saved-client.ts'
import { invoices, removeClient, saveClient } from './store.ts'

/** Saves the client as typed, updates the saved one, or removes it from the saved ones. */
export function ClientStorage({ draft }: { draft: InvoiceDraft }) {
  const { clients } = useSnapshot(invoices)
  const saved = findSavedClient(clients, draft)
  const isCurrent = saved !== undefined && isSameClient(saved, draft)
  if (draft.name.trim() === '') return <Text color="fg.muted">{clients.length} clientes salvos.</Text>

  function save() {
    const error = findDocumentError(draft.document)
    if (error) return notify.error(error)
    saveClient(draft)
    notify.success(saved ? 'Cliente atualizado' : 'Cliente salvo')
  }

  function remove(id: string) {
    removeClient(id)
    notify.success('Cliente removido dos salvos')
  }

  return (
    <Flex align="center" gap="3" wrap="wrap" minH="8">
      {isCurrent ? (
        <>
          <Flex as="span" align="center" gap="1.5" color="success.fg" fontWeight="500">
            <LuBookmarkCheck aria-hidden="true" />
            Cliente salvo
          </Flex>
          <Button size="xs" variant="ghost" onClick={() => remove(saved.id)}>
            <LuTrash2 aria-hidden="true" />
            Remover dos salvos
          </Button>
        </>
      ) : (
        <Button size="sm" variant="outline" onClick={save}>
          <LuBookmarkPlus aria-hidden="true" />
          {saved ? 'Atualizar cliente salvo' : 'Salvar cliente'}
        </Button>
      )}
    </Flex>
  )
}
