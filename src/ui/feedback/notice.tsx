import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuTriangleAlert } from 'react-icons/lu'

type NoticeProps = {
  icon: ReactNode
  title: string
  detail?: string | undefined
  action?: ReactNode
  palette: 'neutral' | 'danger'
  role?: 'alert' | undefined
}

/** An icon, a sentence and an action, centred. With `role="alert"` screen readers announce the text only. */
function Notice({ icon, title, detail, action, palette, role }: NoticeProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" py="10" px="4">
      <Box
        aria-hidden="true"
        colorPalette={palette}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        borderRadius="full"
        p="3"
        fontSize="22px"
        lineHeight="1"
      >
        {icon}
      </Box>
      <Box maxW="44ch" role={role}>
        <Text fontWeight="600">{title}</Text>
        {detail && (
          <Text color="fg.muted" mt="1" overflowWrap="anywhere">
            {detail}
          </Text>
        )}
      </Box>
      {action}
    </Flex>
  )
}

type EmptyStateProps = { icon: ReactNode; title: string; detail?: string | undefined; action?: ReactNode }

export function EmptyState(props: EmptyStateProps) {
  return <Notice palette="neutral" {...props} />
}

type ErrorStateProps = { title: string; detail?: string | undefined; action?: ReactNode }

export function ErrorState(props: ErrorStateProps) {
  return <Notice palette="danger" role="alert" icon={<LuTriangleAlert />} {...props} />
}
