import { Box, Flex, Text } from '@chakra-ui/react'

type ProgressBarProps = { label: string; value: number }

export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <Flex align="center" gap="3">
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        flex="1"
        height="1.5"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box
          height="full"
          borderRadius="full"
          bg={value >= 100 ? 'success.solid' : 'primary.solid'}
          style={{ width: `${value}%` }}
          transition="width 200ms ease-out"
        />
      </Box>
      <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" minW="4ch" textAlign="end">
        {value}%
      </Text>
    </Flex>
  )
}
