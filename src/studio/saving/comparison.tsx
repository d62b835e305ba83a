import { Badge, Box, chakra, Text } from '@chakra-ui/react'
import type { CompareAnswer, StudioRequests } from '@manifest/contract/studio.ts'
import { useSnapshot } from 'valtio'
import { useRequest } from '../workspace/api.ts'
import { askAboutDrafts, draftState } from '../workspace/drafts.ts'

/** Compares the drafts, again after a choice in a conflict. */
export function useComparison(against: StudioRequests['compare']['against']) {
  const { drafts, disk } = useSnapshot(draftState)
  return useRequest(against, [drafts, disk], (signal) => askAboutDrafts('compare', { against }, signal))
}

/** The changes in words, then as patches. */
export const Comparison = ({ answer }: { answer: CompareAnswer }) => (
  <>
    <ChangeList {...answer} />
    {answer.patches.map((file) => (
      <PatchView key={file.name} {...file} />
    ))}
  </>
)

/** The changes of the manifest's parts in words. Incompatible ones come first, with their reason. */
function ChangeList({ changes = [], problem }: Pick<CompareAnswer, 'changes' | 'problem'>) {
  if (problem !== undefined) return <Text color="warning.fg">{problem}.</Text>
  if (changes.length === 0)
    return (
      <Text color="fg.muted">Só mudam comentários e a forma de escrever: as páginas ficam como estão.</Text>
    )
  const breakingFirst = changes.toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking))
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
      {breakingFirst.map(({ text, isBreaking, reason }) => (
        <li key={text}>
          <Box display="flex" gap="2" alignItems="baseline" flexWrap="wrap">
            <Text as="span" fontFamily="mono" textStyle="small" overflowWrap="anywhere">
              {text}
            </Text>
            {isBreaking && (
              <Badge colorPalette="danger" variant="subtle">
                incompatível
              </Badge>
            )}
          </Box>
          {reason !== undefined && (
            <Text textStyle="small" color="fg.muted">
              {reason}
            </Text>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}

const colors: Record<string, string> = { '+': 'success.fg', '-': 'danger.fg', '@': 'info.fg' }

/** The lines of a patch that show the change: without git's headers. */
const listLines = (patch: string) =>
  patch.split('\n').filter((line) => !/^(?:Index|===|---|\+\+\+|\\)/.test(line))

/** A unified diff of one file. Added and removed lines keep their sign, so that the colour says nothing alone. */
const PatchView = ({ name, patch }: { name: string; patch: string }) => (
  <Box borderWidth="1px" borderRadius="control" minW="0">
    <Text as="h3" textStyle="small" fontFamily="mono" fontWeight="600" px="3" py="2" borderBottomWidth="1px">
      {name}
    </Text>
    <chakra.pre
      tabIndex={0}
      role="region"
      aria-label={`Mudanças de ${name}`}
      m="0"
      py="2"
      overflowX="auto"
      maxH="420px"
      fontFamily="mono"
      fontSize="12px"
      lineHeight="18px"
    >
      {listLines(patch).map((line, index) => (
        <chakra.span key={index} display="block" px="3" color={colors[line[0] ?? ''] ?? 'fg.muted'}>
          {line || ' '}
        </chakra.span>
      ))}
    </chakra.pre>
  </Box>
)
