/** Changes with every change of a rule; stored beside each stored score. Apart, so that who compares it loads no engine. */
export const ENGINE_VERSION = "2.23.0";
