const PLACEHOLDER =
  /^\W*$|^(?:--.*|(?:please )?(?:select|choose|pick)\b.*|(?:bitte )?(?:ausw\u00e4hlen|w\u00e4hlen).*|bitte.*|(?:veuillez )?(?:choisir|s\u00e9lectionner|s\u00e9lectionnez|choisissez).*|(?:no value|none|\(no value\)|keine angabe|n\/a))$/i;

/** 'Select...', 'Bitte w\u00e4hlen', an empty value: an option that answers nothing. */
export function isPlaceholderOption(option: { text: string; value: string; disabled?: boolean }): boolean {
  return option.value === "" || option.disabled === true || PLACEHOLDER.test(option.text.trim());
}

/** The same for a drawn list without a choice: 'Select One', 'Search', '0 items selected'. */
export function isPlaceholderText(text: string): boolean {
  const words = text.trim();
  return (
    PLACEHOLDER.test(words) || /^(?:search|start typing|type to search|0 (?:items? )?selected)\b/i.test(words)
  );
}
