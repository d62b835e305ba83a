import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { discardDrafts, draftState, keepDrafts, readDraft } from '../workspace/drafts.ts'

/** A file that changed on the disk while the user edited it: both texts side by side, and the choice between them. */
export function ConflictView({ name }: { name: string }) {
  const state = useSnapshot(draftState)
  return (
    <Box borderWidth="1px" borderColor="warning.emphasized" borderRadius="control" p="4">
      <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
        {name} mudou no disco
      </Heading>
      <Text color="fg.muted" mt="1">
        Outra pessoa ou programa gravou este arquivo depois que você começou. Nada foi gravado.
      </Text>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" mt="3">
        <Version label="No disco" text={state.disk[name]?.text ?? '(removido)'} />
        <Version label="Seu" text={readDraft(state, name) ?? '(removido)'} />
      </Box>
      <Flex gap="2" mt="3" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          onClick={() => discardDrafts(`${name}: do disco`, [name])}
        >
          Ficar com o do disco
        </Button>
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => keepDrafts([name])}>
          Ficar com o meu
        </Button>
      </Flex>
    </Box>
  )
}

const Version = ({ label, text }: { label: string; text: string }) => (
  <Box minW="0">
    <Text textStyle="small" fontWeight="600" mb="1">
      {label}
    </Text>
    <chakra.pre
      tabIndex={0}
      role="region"
      aria-label={label}
      maxH="320px"
      overflow="auto"
      p="2"
      m="0"
      bg="bg.muted"
      borderRadius="control"
      fontFamily="mono"
      fontSize="12px"
      lineHeight="18px"
    >
      {text}
    </chakra.pre>
  </Box>
)
