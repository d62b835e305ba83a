import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import type { ShownDiagnostic } from '@manifest/contract/studio-content.ts'
import { LuCircleCheck } from 'react-icons/lu'
import { PositionLink } from './position-link.tsx'
import { Row, Rows } from './rows.tsx'

export function Diagnostics({ diagnostics }: { diagnostics: ShownDiagnostic[] }) {
  return (
    <Rows>
      {diagnostics.map((diagnostic) => (
        <Row
          key={`${diagnostic.position} ${diagnostic.code} ${diagnostic.message}`}
          position={<PositionLink position={diagnostic.position} />}
        >
          <Diagnostic diagnostic={diagnostic} />
        </Row>
      ))}
    </Rows>
  )
}

function Diagnostic({ diagnostic: { severity, code, message, hint } }: { diagnostic: ShownDiagnostic }) {
  const isError = severity === 'error'
  return (
    <>
      <Flex gap="2" wrap="wrap" align="center">
        <Badge colorPalette={isError ? 'danger' : 'warning'} variant="subtle">
          {isError ? 'Erro' : 'Aviso'}
        </Badge>
        <Text as="span" color="fg.muted" textStyle="small" fontFamily="mono">
          {code}
        </Text>
      </Flex>
      <Text mt="1.5" fontWeight="500" overflowWrap="anywhere">
        {message}
      </Text>
      {hint && (
        <Text mt="1" color="fg.muted">
          Dica: {hint}
        </Text>
      )}
    </>
  )
}

export function NoDiagnostics() {
  return (
    <Flex align="center" gap="2" color="fg.muted">
      <Box as="span" color="success.fg" fontSize="18px" aria-hidden="true">
        <LuCircleCheck />
      </Box>
      O manifesto não tem erros nem avisos.
    </Flex>
  )
}
