import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { CheckTree } from '../choices/check-tree.tsx'
import { defaultPermissions, permissionNodes } from '../choices/permission-nodes.ts'
import { permissionsState, setPermissions } from '../choices/permissions-store.ts'
import { listLeaves } from '../choices/tree-checks.ts'
import { Row } from '../row.tsx'

export const meta = {
  title: 'Árvore de permissões',
  description: 'Setas andam, abrem e fecham; espaço marca; letras procuram. Fica guardada.',
}

const branchIds = ['consultas', 'pessoas', 'empresas', 'financeiro']

const leafCount = permissionNodes.flatMap(listLeaves).length

/** The permissions of a role. They are stored, and shared by tabs. */
export default function PermissionTree() {
  const { checked } = useSnapshot(permissionsState)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(['consultas', 'pessoas']))
  const isAllOpen = openIds.size === branchIds.length
  return (
    <>
      <CheckTree
        label="Permissões"
        nodes={permissionNodes}
        checked={checked}
        onChange={setPermissions}
        openIds={openIds}
        onOpenChange={setOpenIds}
      />
      <Row mt="4" gap="2">
        <Text role="status" color="fg.muted" textStyle="small" me="auto">
          {checked.length} de {leafCount} permissões
        </Text>
        <Button size="xs" variant="outline" onClick={() => setOpenIds(new Set(isAllOpen ? [] : branchIds))}>
          {isAllOpen ? 'Fechar tudo' : 'Abrir tudo'}
        </Button>
        <Button size="xs" variant="outline" onClick={() => setPermissions(defaultPermissions)}>
          Voltar ao padrão
        </Button>
      </Row>
    </>
  )
}
