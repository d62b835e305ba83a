import { Box, Center, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuX } from 'react-icons/lu'
import { adoptSubject } from '@/cases/adopt-subject.ts'
import type { CaseSubject } from '@/cases/contents.ts'
import { removeSubject } from '@/cases/edits.ts'
import { editCase } from '@/cases/open-case.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { preload } from '@/routes/preload.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { subjectIcons } from '@/session/subject-icons.ts'
import { DialogButtons } from '@/ui/dialog/dialog-buttons.tsx'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { describeSubject } from './describe-subject.ts'
import { rowCss } from './row-css.ts'

type SubjectRowProps = { subject: CaseSubject; isReadOnly: boolean }

/** A subject with the states of its answers. The row opens its page with the kept answers. */
export function SubjectRow({ subject, isReadOnly }: SubjectRowProps) {
  const navigate = useNavigateTo()
  const [isRemoving, setRemoving] = useState(false)
  const { name, document, states, consultas, unshown, newestAt } = describeSubject(subject)
  const Icon = subjectIcons[subject.kind]
  return (
    <Flex align="center" gap="1">
      <chakra.button
        type="button"
        css={rowCss}
        // Any id will do: the page is loaded, not the subject.
        onPointerEnter={() => preload('/assunto/x')}
        onClick={() => navigate(adoptSubject(subject))}
      >
        <Center as="span" css={tile} aria-hidden="true">
          <Icon />
        </Center>
        <Box as="span" flex="1" minW="0">
          <Flex as="span" columnGap="2" wrap="wrap" align="baseline">
            <Text as="span" fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            {document && (
              <Text
                as="span"
                color="fg.muted"
                textStyle="small"
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums"
              >
                {document}
              </Text>
            )}
          </Flex>
          <Flex as="span" columnGap="2" wrap="wrap" color="fg.muted" textStyle="small" mt="0.5">
            <span>{states}</span>
            {newestAt !== undefined && (
              <span>
                última <RelativeTime at={newestAt} />
              </span>
            )}
            {unshown > 0 && (
              <Text as="span" color="fg.warning">
                {formatCounted(unshown, 'resposta que você não pode ver', 'respostas que você não pode ver')}
              </Text>
            )}
          </Flex>
          {consultas.length > 0 && (
            <Text as="span" display="block" color="fg.subtle" textStyle="small" truncate mt="0.5">
              {consultas.join(', ')}
            </Text>
          )}
        </Box>
      </chakra.button>
      {!isReadOnly && (
        <IconButton
          variant="ghost"
          colorPalette="neutral"
          minW={{ base: '11', md: '9' }}
          minH={{ base: '11', md: '9' }}
          aria-label={`Tirar do caso: ${name}`}
          title="Tirar do caso"
          onClick={() => setRemoving(true)}
        >
          <LuX aria-hidden="true" />
        </IconButton>
      )}
      {isRemoving && (
        <TitledDialog
          role="alertdialog"
          title="Tirar este assunto do caso?"
          detail={name}
          onDismiss={() => setRemoving(false)}
        >
          <Text color="fg.muted">As respostas guardadas sobre ele saem do caso, e não há como desfazer.</Text>
          <DialogButtons
            action="Tirar do caso"
            palette="danger"
            onAction={() => {
              setRemoving(false)
              editCase(removeSubject(subject))
            }}
            onCancel={() => setRemoving(false)}
          />
        </TitledDialog>
      )}
    </Flex>
  )
}

const tile = {
  flexShrink: 0,
  boxSize: '9',
  borderRadius: 'control',
  bg: 'bg.muted',
  color: 'fg.muted',
  fontSize: '18px',
} as const
