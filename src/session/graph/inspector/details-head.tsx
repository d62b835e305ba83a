import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { LuEye, LuEyeOff, LuX } from 'react-icons/lu'
import type { NodeKind } from '../model/kind-looks.ts'
import type { MenuRequest } from '../node-requests.ts'
import { KindIcon } from '../toolbar/kind-filter.tsx'
import { ToolButton } from '../toolbar/tool-buttons.tsx'
import type { Workbench } from '../use-workbench.ts'

type DetailsHeadProps = {
  id: string
  kind: NodeKind
  photo?: string | undefined
  title: string
  /** The kind of the node, and its document. */
  detail: ReactNode
  /** Hides and shows the value; absent if there is nothing hidden. */
  reveal?: { name: string; isRevealed: boolean; onToggle: () => void } | undefined
  onClose: () => void
}

export function DetailsHead({ id, kind, photo, title, detail, reveal, onClose }: DetailsHeadProps) {
  return (
    <Flex gap="3" align="flex-start" mb="4">
      {photo === undefined ? (
        <KindIcon kind={kind} />
      ) : (
        <Box asChild boxSize="14" borderRadius="control" objectFit="cover" flexShrink="0">
          <img src={photo} alt="" referrerPolicy="no-referrer" />
        </Box>
      )}
      <Box flex="1" minW="0">
        <Heading as="h2" id={id} textStyle="h3" overflowWrap="anywhere">
          {title}
        </Heading>
        <Flex align="center" gap="1" color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
          <Text as="span" minW="0">
            {detail}
          </Text>
          {reveal && (
            <ToolButton
              name={`${reveal.isRevealed ? 'Ocultar' : 'Mostrar'} ${reveal.name}`}
              aria-pressed={reveal.isRevealed}
              minH={{ base: '11', md: '7' }}
              height={{ md: '7' }}
              onClick={reveal.onToggle}
            >
              {reveal.isRevealed ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
            </ToolButton>
          )}
        </Flex>
      </Box>
      <ToolButton name="Fechar os detalhes" onClick={onClose}>
        <LuX aria-hidden="true" />
      </ToolButton>
    </Flex>
  )
}

/** A titled list of the inspector. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mb="5">
      <Heading as="h3" id={id} textStyle="small" fontWeight="600" color="fg.muted" mb="1">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {children}
      </Box>
    </Box>
  )
}

export type InspectorProps = { workbench: Workbench; openMenu: (request: MenuRequest | undefined) => void }
