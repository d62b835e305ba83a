import { Box, Flex } from '@chakra-ui/react'
import { LuBraces, LuEllipsis, LuPrinter, LuTable2 } from 'react-icons/lu'
import { ActionMenu } from '@/ui/navigation/action-menu.tsx'
import { requestPrint } from '../../results/print/request-print.ts'
import { ResultAction } from '../../results/result-actions.tsx'
import type { DossieFileKind } from '../export/save-dossie.ts'

/** The actions on a whole dossiê. Narrow screens have them in one menu. */
export function DossieActions({ onSave }: { onSave: (kind: DossieFileKind) => void }) {
  const actions = [
    { id: 'print', label: 'Imprimir', icon: <LuPrinter />, onSelect: requestPrint },
    { id: 'json', label: 'JSON', icon: <LuBraces />, onSelect: () => onSave('json') },
    { id: 'xlsx', label: 'Planilha', icon: <LuTable2 />, onSelect: () => onSave('xlsx') },
  ]
  return (
    <>
      <Flex data-page-actions role="group" aria-label="Ações do dossiê" gap="1.5" hideBelow="lg">
        {actions.map(({ id, label, icon, onSelect }) => (
          <ResultAction key={id} icon={icon} onClick={onSelect}>
            {label}
          </ResultAction>
        ))}
      </Flex>
      <Box hideFrom="lg" ms="auto">
        <ActionMenu label="Ações" icon={<LuEllipsis />} minH="11" actions={actions} />
      </Box>
    </>
  )
}
