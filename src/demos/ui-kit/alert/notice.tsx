import { Alert } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import type { ComponentProps, ReactNode } from 'react'

type NoticeProps = Omit<ComponentProps<typeof Alert.Root>, 'title' | 'recipe'> & {
  icon: ReactNode
  title: ReactNode
  titleProps?: Alert.TitleProps
}

/** An alert of one line. Its children follow on the line. */
export const Notice = ({ icon, title, titleProps, children, ...root }: NoticeProps) => (
  <Alert.Root recipe={alertSlotRecipe} {...root}>
    <Alert.Indicator>{icon}</Alert.Indicator>
    <Alert.Title {...titleProps}>{title}</Alert.Title>
    {children}
  </Alert.Root>
)
