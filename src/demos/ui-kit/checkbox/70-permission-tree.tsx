import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { Row, Small } from '../basics.tsx'
import { CheckTree } from '../choices/check-tree.tsx'
import { listLeaves, type TreeNode } from '../choices/tree-checks.ts'

export const meta = {
  title: 'Árvore de permissões',
  description: 'Setas andam, abrem e fecham; espaço marca; letras procuram. Fica guardada.',
}

const permissionNodes: readonly TreeNode[] = [
  {
    id: 'consultas',
    label: 'Consultas',
    children: [
      {
        id: 'pessoas',
        label: 'Pessoas',
        children: [
          { id: 'pessoas.ver', label: 'Ver resultados' },
          { id: 'pessoas.exportar', label: 'Exportar resultados' },
          { id: 'pessoas.lote', label: 'Enviar lotes' },
        ],
      },
      {
        id: 'empresas',
        label: 'Empresas',
        children: [
          { id: 'empresas.ver', label: 'Ver quadro societário' },
          { id: 'empresas.certidoes', label: 'Emitir certidões' },
        ],
      },
    ],
  },
  {
    id: 'financeiro',
    label: 'Financeiro',
    children: [
      { id: 'financeiro.faturas', label: 'Ver faturas' },
      { id: 'financeiro.creditos', label: 'Comprar créditos' },
    ],
  },
  { id: 'relatorios', label: 'Relatórios' },
]

const defaultPermissions = ['pessoas.ver', 'empresas.ver', 'empresas.certidoes']

const { state, change } = createDemoStore(
  'checkbox-tree',
  z.object({ checked: z.array(z.string()) }),
  () => ({
    checked: [...defaultPermissions],
  }),
)

const permissionsState = state

const setPermissions = (checked: string[]) =>
  change((all) => {
    all.checked = [...checked]
  })

const branchIds = ['consultas', 'pessoas', 'empresas', 'financeiro']

const leafCount = permissionNodes.flatMap(listLeaves).length

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
        <Small role="status" me="auto">
          {checked.length} de {leafCount} permissões
        </Small>
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
