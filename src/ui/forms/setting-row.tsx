import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type Labelling = { 'aria-labelledby': string; 'aria-describedby': string | undefined }

type SettingRowProps = {
  label: string
  help?: string | undefined
  /** Renders the control with the name and description of the row. */
  children: (labelling: Labelling) => ReactNode
}

/** A setting: the label at the start and the control at the end, or below it if space is short. */
export function SettingRow({ label, help, children }: SettingRowProps) {
  const id = useId()
  const helpId = `${id}-help`
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="2" minH="10" py="2">
      <Box flex="1 1 10rem" minW="0">
        <Text id={id} fontWeight="500">
          {label}
        </Text>
        {help && (
          <Text id={helpId} color="fg.muted" textStyle="small">
            {help}
          </Text>
        )}
      </Box>
      {children({ 'aria-labelledby': id, 'aria-describedby': help ? helpId : undefined })}
    </Flex>
  )
}
