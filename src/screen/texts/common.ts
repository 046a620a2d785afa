/** Texts that several pages show. */

import { type Translations, textsOf } from './language.ts';

const en = {
  map: 'Map',
  console: 'Console',
  reference: 'Reference',
  signIn: 'Sign in',
  signOut: 'Sign out',
  key: 'API key',
  keyHint:
    'The server prints a key at its first start; “graticule keys create” makes more. It is kept until this tab is closed.',
  keyRefused: 'The server does not know this key.',
};

const translations: Translations<typeof en> = {
  en,
  de: {
    map: 'Karte',
    console: 'Konsole',
    reference: 'Referenz',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    key: 'API-Schlüssel',
    keyHint:
      'Der Server zeigt beim ersten Start einen Schlüssel; „graticule keys create“ macht weitere. Er bleibt, bis dieser Tab geschlossen wird.',
    keyRefused: 'Der Server kennt diesen Schlüssel nicht.',
  },
  fr: {
    map: 'Carte',
    console: 'Console',
    reference: 'Référence',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    key: 'Clé d’API',
    keyHint:
      'Le serveur affiche une clé à son premier démarrage ; « graticule keys create » en crée d’autres. Elle est gardée jusqu’à la fermeture de cet onglet.',
    keyRefused: 'Le serveur ne connaît pas cette clé.',
  },
  es: {
    map: 'Mapa',
    console: 'Consola',
    reference: 'Referencia',
    signIn: 'Entrar',
    signOut: 'Salir',
    key: 'Clave de API',
    keyHint:
      'El servidor muestra una clave al arrancar por primera vez; «graticule keys create» crea más. Se guarda hasta que se cierre esta pestaña.',
    keyRefused: 'El servidor no conoce esta clave.',
  },
};

export const common = textsOf(translations);
