package gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The part of JSON that these clients need, because the JDK has none. A project that has Jackson or Gson uses
 * that instead. Objects are maps in their written order, integers are Long or BigInteger, never a double.
 */
public final class Json {
    /** Half an emoji or a NUL character, which databases refuse. */
    private static final Pattern BROKEN =
            Pattern.compile("[\\p{Cs}\\x00]");

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** An object in the order of its arguments: {@code object("id", 900001, "locale", "en")}. */
    public static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    /** @throws IllegalArgumentException half an emoji or a NUL */
    public static String write(Object value) {
        return write("The body", value);
    }

    private static String write(String name, Object value) {
        if (value instanceof Map<?, ?> map) {
            List<String> members = new ArrayList<>();
            map.forEach((key, member) -> {
                String quoted = quote(name, (String) key);
                members.add(quoted + ":" + write((String) key, member));
            });
            return "{" + String.join(",", members) + "}";
        }
        if (value instanceof Collection<?> list) {
            List<String> items = list.stream()
                    .map(item -> write(name, item))
                    .toList();
            return "[" + String.join(",", items) + "]";
        }
        return value instanceof CharSequence string
                ? quote(name, string)
                : String.valueOf(value);
    }

    private static String quote(String name, CharSequence string) {
        if (BROKEN.matcher(string).find()) {
            throw new IllegalArgumentException(name
                    + " has half an emoji or a NUL character."
                    + " Nothing was sent.");
        }
        StringBuilder quoted = new StringBuilder("\"");
        string.chars().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c < ' ') {
                quoted.append(String.format("\\u%04x", c));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.append('"').toString();
    }

    /**
     * Reads JSON, with or without a byte order mark. Half an emoji and
     * a NUL character become U+FFFD, so that the rest can be stored.
     *
     * @throws IllegalArgumentException it is not one JSON value
     */
    public static Object parse(byte[] bytes) {
        String text = new String(bytes, UTF_8);
        Json json = new Json(text);
        if (text.startsWith("\ufeff")) json.at = 1;
        try {
            Object value = json.value();
            json.skipSpace();
            if (json.at == text.length()) return value;
        } catch (StringIndexOutOfBoundsException | NumberFormatException | StackOverflowError e) {
            throw new IllegalArgumentException("Not JSON at character " + json.at, e);
        }
        throw json.unexpected();
    }

    private Object value() {
        skipSpace();
        switch (text.charAt(at)) {
            case '{': return members();
            case '[': return items();
            case '"': return string();
            default: return word();
        }
    }

    private Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        while (!closes('}', members.isEmpty())) {
            skipSpace();
            String name = string();
            skipSpace();
            expect(':');
            members.put(name, value());
        }
        return members;
    }

    private List<Object> items() {
        List<Object> items = new ArrayList<>();
        at++;
        while (!closes(']', items.isEmpty())) items.add(value());
        return items;
    }

    private boolean closes(char bracket, boolean first) {
        skipSpace();
        if (text.charAt(at) == bracket) {
            at++;
            return true;
        }
        if (!first) expect(',');
        return false;
    }

    private String string() {
        expect('"');
        StringBuilder string = new StringBuilder();
        for (char c = text.charAt(at++); c != '"'; c = text.charAt(at++)) string.append(c == '\\' ? escaped() : c);
        return BROKEN.matcher(string).replaceAll("\ufffd");
    }

    private char escaped() {
        char c = text.charAt(at++);
        if (c == 'u') return (char) Integer.parseInt(text.substring(at, at += 4), 16);
        int escape = "\"\\/bfnrt".indexOf(c);
        if (escape < 0) throw unexpected();
        return "\"\\/\b\f\n\r\t".charAt(escape);
    }

    private Object word() {
        int start = at;
        while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
        String word = text.substring(start, at);
        switch (word) {
            case "true": return true;
            case "false": return false;
            case "null": return null;
            default: return number(word);
        }
    }

    private static Number number(String word) {
        if (!word.matches("-?[0-9]+")) return new BigDecimal(word);
        BigInteger integer = new BigInteger(word);
        return integer.bitLength() < Long.SIZE ? (Number) integer.longValue() : integer;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private void expect(char c) {
        if (text.charAt(at) != c) throw unexpected();
        at++;
    }

    private IllegalArgumentException unexpected() {
        return new IllegalArgumentException("Not JSON at character " + at);
    }
}
