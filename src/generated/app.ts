// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { App } from '@manifest/contract/resolved.ts';
import type { Path } from './paths.ts';

export const app: App<Path> = {
  product: 'Averigua',
  storagePrefix: 'averigua',
  description: 'Consultas de dados brasileiros num só painel',
  titles: { initial: 'Dashboard - Averigua', route: 'Averigua {path}', prefixesWithoutParams: ['/assunto/'] },
  footer: {
    year: 2024,
    rights: 'Todos os direitos reservados',
    vendor: { name: 'Suporte Averigua', url: 'https://suporte.averigua.example' },
  },
  assets: 'dash',
  preferences: {
    isRTL: false,
    darkMode: true,
    isCollapsed: false,
    semiDarkMode: false,
    skin: 'default',
    contentWidth: 'full',
    type: 'vertical',
    menuHidden: false,
    navBarType: 'sticky',
    footerType: 'static',
    mobileMenu: false,
    isMonochrome: false,
    customizer: false,
  },
  auth: {
    login: '/',
    home: '/dashboard',
    register: '/register',
    forgotPassword: '/forgot-password',
    seedUser: { name: 'Ana Demonstração', email: 'demo@averigua.example', password: 'Averigua-2024' },
  },
  notifications: {
    url: '/dash/9f3c2a7e41/select/api/notifications',
    list: '$',
    title: 'titulo',
    text: 'descricao',
    date: 'dataregistro',
    photo: 'foto',
    page: '/notifications',
  },
  catalogue: '/pacotes',
  version: '2.0.0',
  searchPlaceholder: 'CPF, CNPJ, placa, CEP, telefone, nome… ou cole uma lista',
};
