package gateway;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks settings before anything is sent. Every client and the
 * callback verifier use it.
 */
final class Setting {
    private static final Map<String, String> FORMS = Map.of(
            "GATEWAY_API_URL", "https?://[A-Za-z0-9._-]+(:[0-9]+)?",
            "GATEWAY_POINT_ID", "[0-9]{1,15}");

    private Setting() {}

    /**
     * Returns the setting without the blanks around it.
     *
     * @throws IllegalArgumentException it is empty or malformed
     */
    static String of(String name, String value) {
        String form = FORMS.getOrDefault(name, "[!-~]+");
        String blanks = "[ \t\r\n]*";
        String pattern = blanks + "(" + form + ")" + blanks;
        Matcher found = Pattern.compile(pattern)
                .matcher(value == null ? "" : value);
        if (found.matches()) return found.group(1);
        throw new IllegalArgumentException(
                name + " is empty or does not match " + form);
    }
}
