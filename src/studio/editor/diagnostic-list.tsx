import { Box, Button, chakra, Text } from '@chakra-ui/react'
import type { StudioDiagnostic } from '@manifest/contract/studio.ts'
import { LuCircleAlert, LuTriangleAlert } from 'react-icons/lu'

type DiagnosticListProps = {
  diagnostics: readonly StudioDiagnostic[]
  onReveal: (diagnostic: StudioDiagnostic) => void
  onFix: (diagnostic: StudioDiagnostic) => void
}

/** The file's diagnostics below its text. Each leads to its place. */
export function DiagnosticList({ diagnostics, onReveal, onFix }: DiagnosticListProps) {
  if (diagnostics.length === 0) return null
  return (
    <Box
      as="section"
      aria-label="Problemas do arquivo"
      borderTopWidth="1px"
      bg="bg.panel"
      maxH="32%"
      overflowY="auto"
      p="2"
    >
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
        {diagnostics.map((one) => (
          <chakra.li
            key={`${one.code} ${one.range.start} ${one.message}`}
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="baseline"
            textStyle="small"
          >
            <chakra.button
              type="button"
              display="flex"
              gap="2"
              alignItems="baseline"
              textAlign="start"
              minW="0"
              flex="1"
              cursor="pointer"
              onClick={() => onReveal(one)}
            >
              <Severity severity={one.severity} />
              <chakra.span color="fg.muted" flexShrink="0" fontVariantNumeric="tabular-nums">
                linha {one.line}
              </chakra.span>
              <chakra.span minW="0" overflowWrap="anywhere">
                {one.message}
                {one.hint !== '' && (
                  <Text as="span" color="fg.muted">
                    {' '}
                    Dica: {one.hint}
                  </Text>
                )}
              </chakra.span>
            </chakra.button>
            {one.fix && (
              <Button size="xs" variant="outline" onClick={() => onFix(one)}>
                {one.fix.label}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <Text textStyle="small" color="fg.muted" mt="1">
        F8 vai ao próximo; Ctrl+. aplica o remédio da linha.
      </Text>
    </Box>
  )
}

function Severity({ severity }: Pick<StudioDiagnostic, 'severity'>) {
  const Icon = severity === 'error' ? LuCircleAlert : LuTriangleAlert
  return (
    <chakra.span color={severity === 'error' ? 'danger.fg' : 'warning.fg'} flexShrink="0" alignSelf="center">
      <Icon role="img" aria-label={severity === 'error' ? 'Erro' : 'Aviso'} />
    </chakra.span>
  )
}
