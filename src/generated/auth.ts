// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Auth } from '@manifest/contract/resolved.ts';

export const authSettings: Auth = {
  provider: 'local',
  oidc: {
    title: 'Conta da empresa',
    authority: 'https://login.example.com',
    authorityEnv: 'VITE_OIDC_AUTHORITY',
    clientId: 'averigua',
    clientIdEnv: 'VITE_OIDC_CLIENT_ID',
    scopes: ['openid', 'profile', 'email'],
    rolesClaim: 'roles',
    origins: [],
  },
  roles: ['analista', 'gestor'],
  defaultRoles: ['analista'],
  seedRoles: ['analista', 'gestor'],
  seedEmail: 'demo@averigua.example',
  idleLockMinutes: 15,
  lockKeepsMinutes: 480,
};
