import { type NavigateOptions, useNavigate } from 'react-router-dom'
import type { LinkTarget } from './link-target.ts'

/** Returns the router's `navigate` for paths of routes. */
export function useNavigateTo(): (target: LinkTarget, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  return (target, options) => void navigate(target, options)
}
