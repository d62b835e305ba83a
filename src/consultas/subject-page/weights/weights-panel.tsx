import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { usePrinting } from '@/lib/use-printing.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { severityProps } from '@/ui/theme/orange.ts'
import type { SectionFinding } from '../section-findings.ts'
import { UnknownLine } from '../subject-head.tsx'
import type { SectionFolding } from '../use-sections.ts'
import { type Weight, weightOriginText, weightsTitle, weightText } from './weights.ts'

type WeightsPanelProps = {
  weights: readonly Weight[]
  /** The line that `unknownWeightsText` returns. */
  unknownText: string | undefined
  /** Shown if no answer has a finding that weighs. */
  emptyText: string | undefined
  onShow: SectionFolding['show']
}

/** Shows what is not known and the worst findings of a page. Each finding links to the block that shows its value. */
export function WeightsPanel({ weights, unknownText, emptyText, onShow }: WeightsPanelProps) {
  const isPrinting = usePrinting()
  // The printed cover has them.
  if (isPrinting) return null
  return (
    <Panel title={weightsTitle} px={{ base: '4', md: '6' }} py={{ base: '4', md: '5' }}>
      <UnknownLine text={unknownText} />
      {weights.length === 0 ? (
        emptyText && (
          <Text color="fg.muted" mt={unknownText && '2'}>
            {emptyText}
          </Text>
        )
      ) : (
        <chakra.ol listStyleType="none" display="grid" mt={unknownText ? '1' : '-2'} mb="-2" mx="-2">
          {weights.map((weight) => (
            <li key={`${weight[0].section.key} ${weightText(weight)}`}>
              <WeightButton weight={weight} onShow={onShow} />
            </li>
          ))}
        </chakra.ol>
      )}
    </Panel>
  )
}

const icons: Partial<Record<SectionFinding['tone'], typeof LuInfo>> = {
  danger: LuCircleX,
  orange: LuTriangleAlert,
  warning: LuTriangleAlert,
}

function WeightButton({ weight, onShow }: { weight: Weight } & Pick<WeightsPanelProps, 'onShow'>) {
  const [{ section, target, tone }] = weight
  const Icon = icons[tone] ?? LuInfo
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems={{ base: 'start', md: 'center' }}
      gap="3"
      width="full"
      minH={{ base: '11', md: '9' }}
      px="2"
      py="1.5"
      borderRadius="control"
      textAlign="inherit"
      cursor="pointer"
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.hover' }}
      onClick={() => onShow(section.key, target)}
    >
      <Flex
        as="span"
        {...severityProps(tone)}
        color="colorPalette.fg"
        flexShrink="0"
        pt={{ base: '0.5', md: '0' }}
      >
        <Icon aria-hidden="true" />
      </Flex>
      <Box
        as="span"
        display={{ base: 'grid', md: 'flex' }}
        columnGap="4"
        flex="1"
        minW="0"
        alignItems="baseline"
      >
        <chakra.span fontWeight="600" flex="1" minW="0" overflowWrap="anywhere">
          {weightText(weight)}
        </chakra.span>{' '}
        <chakra.span color="fg.muted" textStyle="small">
          {weightOriginText(weight)}
        </chakra.span>
      </Box>
    </chakra.button>
  )
}
