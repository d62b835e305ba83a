// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ComponentType } from 'react';
import type { PublicPageName } from './paths.ts';

type PageLoader = () => Promise<{ default: ComponentType<{ family?: string; dossie?: string }> }>;

export const publicPages = {
  'pages/auth/forgot-password': () => import('@/pages/auth/forgot-password'),
  'pages/auth/forgot-password-2': () => import('@/pages/auth/forgot-password-2'),
  'pages/auth/forgot-password-3': () => import('@/pages/auth/forgot-password-3'),
  'pages/auth/lock-screen': () => import('@/pages/auth/lock-screen'),
  'pages/auth/lock-screen-2': () => import('@/pages/auth/lock-screen-2'),
  'pages/auth/lock-screen-3': () => import('@/pages/auth/lock-screen-3'),
  'pages/auth/login': () => import('@/pages/auth/login'),
  'pages/auth/register': () => import('@/pages/auth/register'),
  'pages/coming-soon': () => import('@/pages/coming-soon'),
  'pages/not-found': () => import('@/pages/not-found'),
  'pages/under-construction': () => import('@/pages/under-construction'),
} satisfies Record<PublicPageName, PageLoader>;
