import { Alert } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import type { ComponentProps, ReactNode } from 'react'

type NoticeProps = Omit<ComponentProps<typeof Alert.Root>, 'title' | 'recipe'> & {
  icon: ReactNode
  title: ReactNode
  titleProps?: Alert.TitleProps
  /** Below the title. */
  detail?: ReactNode
}

/** An alert. Without a detail it has one line, and its children follow there. */
export const Notice = ({ icon, title, titleProps, detail, children, ...root }: NoticeProps) => (
  <Alert.Root recipe={alertSlotRecipe} {...root}>
    <Alert.Indicator>{icon}</Alert.Indicator>
    {detail ? (
      <Alert.Content {...titleProps}>
        <Alert.Title>{title}</Alert.Title>
        {detail}
      </Alert.Content>
    ) : (
      <Alert.Title {...titleProps}>{title}</Alert.Title>
    )}
    {children}
  </Alert.Root>
)
