// expect: screens "kept"
export const label = <p title="Saved">The resume was not kept.</p>;
