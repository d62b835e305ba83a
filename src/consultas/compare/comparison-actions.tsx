import { Button, Flex } from '@chakra-ui/react'
import { touchHeight } from '@/ui/touch-height.ts'
import { useDocumentActions } from '../document/use-document-actions.tsx'
import type { ComparisonValues } from './comparison-document.ts'

/** Prints the comparison or saves it as a workbook. Hidden values stay hidden in both. */
export function ComparisonActions({ values }: { values: ComparisonValues }) {
  const { printAction, fileActions, progress } = useDocumentActions({
    kinds: ['xlsx'],
    build: async () => (await import('./comparison-document.ts')).buildComparisonDocument(values),
  })
  return (
    <>
      <Flex role="group" aria-label="Ações da comparação" gap="2" wrap="wrap" ms={{ md: 'auto' }}>
        {[printAction, ...fileActions].map(({ id, label, icon, onSelect }) => (
          <Button key={id} size="sm" variant="outline" minH={touchHeight} onClick={onSelect}>
            {icon} {label}
          </Button>
        ))}
      </Flex>
      {progress}
    </>
  )
}
